package org.rpg.encounter.ide;

import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.SymbolKind;
import org.rpg.encounter.dsl.encounter.EncounterPackage;

/** With which of the protocol's kinds, and so with which icon, an element is shown. */
public final class SymbolKinds {
  private static final EncounterPackage P = EncounterPackage.eINSTANCE;

  private static final Map<EClass, SymbolKind> KINDS =
      Map.ofEntries(
          Map.entry(P.getRuleset(), SymbolKind.Module),
          Map.entry(P.getParameter(), SymbolKind.Constant),
          Map.entry(P.getParameterOption(), SymbolKind.EnumMember),
          Map.entry(P.getSkill(), SymbolKind.Property),
          Map.entry(P.getWeapon(), SymbolKind.Struct),
          Map.entry(P.getArmour(), SymbolKind.Struct),
          Map.entry(P.getShield(), SymbolKind.Struct),
          Map.entry(P.getItem(), SymbolKind.Struct),
          Map.entry(P.getPoison(), SymbolKind.Struct),
          Map.entry(P.getHeat(), SymbolKind.Struct),
          Map.entry(P.getTerrain(), SymbolKind.Interface),
          Map.entry(P.getCreature(), SymbolKind.Class),
          Map.entry(P.getPersona(), SymbolKind.Object),
          Map.entry(P.getParty(), SymbolKind.Array),
          Map.entry(P.getTactics(), SymbolKind.Function),
          Map.entry(P.getEncounter(), SymbolKind.Event),
          Map.entry(P.getEpisode(), SymbolKind.Event),
          Map.entry(P.getJourney(), SymbolKind.Event),
          Map.entry(P.getAdventure(), SymbolKind.Namespace),
          Map.entry(P.getRandomTable(), SymbolKind.Enum),
          Map.entry(P.getFact(), SymbolKind.Variable),
          Map.entry(P.getVariant(), SymbolKind.Event),
          Map.entry(P.getSide(), SymbolKind.Array),
          Map.entry(P.getMember(), SymbolKind.Object),
          Map.entry(P.getPlace(), SymbolKind.Key),
          Map.entry(P.getClock(), SymbolKind.Number),
          Map.entry(P.getSceneObject(), SymbolKind.Field),
          Map.entry(P.getEnd(), SymbolKind.Boolean),
          Map.entry(P.getLeg(), SymbolKind.Method),
          Map.entry(P.getStage(), SymbolKind.Method),
          Map.entry(P.getChoiceStage(), SymbolKind.Enum),
          Map.entry(P.getEnding(), SymbolKind.Boolean));

  private SymbolKinds() {}

  /** The kind in an outline; empty for what an outline leaves out. */
  public static Optional<SymbolKind> of(EObject element) {
    return Optional.ofNullable(KINDS.get(element.eClass()));
  }

  /** The kind of a name in a list of proposals. */
  public static CompletionItemKind completion(EClass type) {
    SymbolKind kind = KINDS.getOrDefault(type, SymbolKind.Variable);
    return switch (kind) {
      case Module, Namespace -> CompletionItemKind.Module;
      case Constant -> CompletionItemKind.Constant;
      case EnumMember -> CompletionItemKind.EnumMember;
      case Property -> CompletionItemKind.Property;
      case Struct -> CompletionItemKind.Struct;
      case Interface -> CompletionItemKind.Interface;
      case Class -> CompletionItemKind.Class;
      case Function -> CompletionItemKind.Function;
      case Event -> CompletionItemKind.Event;
      case Enum -> CompletionItemKind.Enum;
      case Method -> CompletionItemKind.Method;
      case Field -> CompletionItemKind.Field;
      default -> CompletionItemKind.Variable;
    };
  }
}
