package org.rpg.encounter;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/**
 * What must stay true of the packages. The numbers are those of the invariants in ARCHITECTURE.md.
 */
@AnalyzeClasses(
    packages = "org.rpg.encounter",
    importOptions = {DoNotIncludeTests.class, ArchitectureTest.HandWritten.class})
class ArchitectureTest {

  /** Leaves out the parsers and serializers that are generated from the grammar. */
  static final class HandWritten implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/antlr/") && !location.contains("/serializer/");
    }
  }

  @ArchTest
  static final ArchRule ARROWS_ONLY_POINT_DOWN =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("rules")
          .definedBy("org.rpg.encounter.rules..")
          .layer("dsl")
          .definedBy("org.rpg.encounter.dsl..")
          .layer("rulebook")
          .definedBy("org.rpg.encounter.rulebook..")
          .layer("play")
          .definedBy("org.rpg.encounter.play..")
          .layer("preview")
          .definedBy("org.rpg.encounter.preview..")
          .optionalLayer("report")
          .definedBy("org.rpg.encounter.report..")
          .layer("manual")
          .definedBy("org.rpg.encounter.manual..")
          .optionalLayer("ide")
          .definedBy("org.rpg.encounter.ide..", "org.rpg.encounter.dsl.ide..")
          .whereLayer("ide")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("manual")
          .mayOnlyBeAccessedByLayers("ide")
          .whereLayer("report")
          .mayOnlyBeAccessedByLayers("ide")
          .whereLayer("preview")
          .mayOnlyBeAccessedByLayers("report", "ide")
          .whereLayer("play")
          .mayOnlyBeAccessedByLayers("preview", "report", "manual", "ide")
          .whereLayer("dsl")
          .mayOnlyBeAccessedByLayers("rulebook", "play", "preview", "report", "manual", "ide")
          .whereLayer("rulebook")
          .mayOnlyBeAccessedByLayers("report", "manual", "ide")
          .ignoreDependency(
              DescribedPredicate.alwaysTrue(),
              JavaClass.Predicates.resideInAPackage("org.rpg.encounter.dsl.ide.."));

  /** Invariant 1: a Java program that has never heard of scripts can use the rules. */
  @ArchTest
  static final ArchRule THE_RULES_ARE_PLAIN_JAVA =
      classes()
          .that()
          .resideInAPackage("org.rpg.encounter.rules..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.rpg.encounter.rules..",
              "java.lang..",
              "java.util",
              "java.util.function..",
              "java.util.regex..",
              "java.util.stream..",
              "java.math..");

  /** Invariant 1: no clock, no threads, no chance but through {@code Dice}. */
  @ArchTest
  static final ArchRule THE_RULES_ROLL_NO_DICE_OF_THEIR_OWN =
      noClasses()
          .that()
          .resideInAnyPackage("org.rpg.encounter.rules..", "org.rpg.encounter.play..")
          .should()
          .dependOnClassesThat()
          .haveNameMatching(
              "java\\.util\\.Random|java\\.util\\.SplittableRandom|java\\.util\\.random\\..*"
                  + "|java\\.util\\.concurrent\\..*|java\\.time\\..*")
          .orShould()
          .callMethod(Math.class, "random")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime");

  /** Invariant 1: no static state that changes. */
  @ArchTest
  static final ArchRule STATIC_FIELDS_OF_THE_RULES_ARE_FINAL =
      fields()
          .that()
          .areDeclaredInClassesThat()
          .resideInAnyPackage(
              "org.rpg.encounter.rules..",
              "org.rpg.encounter.play..",
              "org.rpg.encounter.preview..")
          .and()
          .areStatic()
          .should()
          .beFinal();

  /** Invariant 5: nothing that plays knows the script. */
  @ArchTest
  static final ArchRule WHAT_IS_PLAYED_HOLDS_NO_MODEL =
      noClasses()
          .that()
          .haveNameMatching(
              "org\\.rpg\\.encounter\\.play\\.(seen\\..*|Plan|Plan\\$.*|Play|TacticsConduct.*"
                  + "|SceneReferee.*|Ending|Claim)")
          .or()
          .resideInAPackage("org.rpg.encounter.preview..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.eclipse..", "org.rpg.encounter.dsl.encounter..", "com.google.inject..");
}
