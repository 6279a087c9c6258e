package org.rpg.encounter.dsl.validation.checks;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.project.Projects;
import org.rpg.encounter.dsl.scoping.Imports;
import org.rpg.encounter.dsl.scoping.VisibleScripts;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Findings;

/** Every check and what it is about. */
@Singleton
public final class Checks {
  /** A check, tied to the kind of element that it looks at. */
  public record Entry<T extends EObject>(Class<T> type, Check<T> check) {
    public void check(EObject element, Findings findings) {
      check.check(type.cast(element), findings);
    }
  }

  private final List<Entry<?>> all;

  @Inject
  Checks(Imports imports, Library library, VisibleScripts visible, Projects projects) {
    all =
        List.of(
            on(Script.class, new StrayCheck()),
            on(Script.class, new WordsCheck()),
            on(Script.class, new SpellingCheck()),
            on(Script.class, new EuropeanCheck()),
            on(Script.class, new CharactersCheck()),
            on(Script.class, new NamesTwiceCheck()),
            on(Script.class, new HiddenNamesCheck(visible, library)),
            on(Script.class, new TableLanguageCheck(projects)),
            on(Script.class, new NearNamesCheck()),
            on(Script.class, new UnusedCheck()),
            on(Import.class, new ImportCheck(imports)),
            on(Script.class, new AmbiguousCheck(visible, library)),
            on(Declaration.class, new SupportCheck(library)),
            on(Declaration.class, new LikeCycleCheck()),
            on(Declaration.class, new PropertyTwiceCheck()),
            on(Variant.class, new VariantCheck()),
            on(EObject.class, new RangeCheck()),
            on(EObject.class, new DiceCheck()),
            on(Quantity.class, new UnitCheck()),
            on(Quantity.class, new WholeCheck()),
            on(Expression.class, new ExpressionCheck()),
            on(Comparison.class, ReachCheck::check),
            on(WoundBand.class, OrderCheck::check),
            on(WoundClasses.class, new WoundClassesCheck()),
            on(TableRow.class, OrderCheck::check),
            on(RandomTable.class, new TableRowsCheck()),
            on(Quantity.class, ThousandsCheck::check),
            on(Setting.class, new SettingCheck()),
            on(SkillReference.class, new SkillReferenceCheck()),
            on(SkillsProperty.class, new SkillTwiceCheck()),
            on(Weapon.class, new WeaponCheck()),
            on(ReachProperty.class, ReachCheck::check),
            on(SpeedProperty.class, ReachCheck::check),
            on(WieldsProperty.class, new HandsCheck()),
            on(WieldsProperty.class, new WeaponSkillCheck()),
            on(WearsProperty.class, new ArmourLayerCheck()),
            on(BeingTrait.class, BodyCheck::check),
            on(VitalityProperty.class, BodyCheck::check),
            on(StyleProperty.class, new StyleWeaponCheck()),
            on(Tactics.class, new TacticsCheck()),
            on(ActionLine.class, new BarredActionCheck()),
            on(And.class, BareOperandCheck::check),
            on(Or.class, BareOperandCheck::check),
            on(Party.class, CycleCheck::check),
            on(Place.class, CycleCheck::check),
            on(Encounter.class, new SidesCheck()),
            on(Encounter.class, new CastSizeCheck()),
            on(Encounter.class, new OpeningCheck()),
            on(Encounter.class, new BarredStartCheck()),
            on(Encounter.class, new StartHoldCheck()),
            on(Encounter.class, new StartWoundCheck()),
            on(Encounter.class, new WalledOffCheck()),
            on(Encounter.class, new MapCheck()),
            on(Encounter.class, new MapRoomCheck()),
            on(EObject.class, new GroundMapCheck()),
            on(ConditionState.class, StartStateCheck::check),
            on(EndCondition.class, new EndAtStartCheck()),
            on(Expectation.class, new ExpectationCheck()),
            on(Happening.class, new NumberDeedCheck()),
            on(Arrival.class, new ArrivalSideCheck()),
            on(Decision.class, new BareIfCheck()),
            on(EObject.class, new OtherwiseCheck()),
            on(EObject.class, new FightStepCheck()),
            on(Declaration.class, new JourneyCheck()),
            on(EObject.class, new RoadStepCheck()),
            on(Journey.class, new SupplyCheck()),
            on(Leg.class, new LegCheck()),
            on(Rest.class, new RestCheck()),
            on(Treats.class, new TreatCheck()),
            on(Spends.class, new SpendsCheck()),
            on(Repeat.class, new RepeatCheck()),
            on(Pace.class, new PaceCheck()),
            on(Quantity.class, new TimeCheck()),
            on(Start.class, new PerseveranceCheck()),
            on(Choice.class, SharesCheck::check),
            on(ChoiceStage.class, SharesCheck::check),
            on(Stage.class, new EdgeCheck()),
            on(Adventure.class, new AdventureCheck()),
            on(Adventure.class, new StageCastCheck()),
            on(Expectation.class, new ExpectationSceneCheck()));
  }

  private static <T extends EObject> Entry<T> on(Class<T> type, Check<T> check) {
    return new Entry<>(type, check);
  }

  public List<Entry<?>> all() {
    return all;
  }
}
