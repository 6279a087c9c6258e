package org.rpg.encounter.dsl;

import com.google.inject.Binder;
import com.google.inject.name.Names;
import org.eclipse.emf.ecore.EValidator;
import org.eclipse.emf.ecore.impl.EValidatorRegistryImpl;
import org.eclipse.xtext.Constants;
import org.eclipse.xtext.conversion.IValueConverterService;
import org.eclipse.xtext.linking.ILinker;
import org.eclipse.xtext.linking.ILinkingDiagnosticMessageProvider;
import org.eclipse.xtext.naming.IQualifiedNameConverter;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.eclipse.xtext.parser.IParser;
import org.eclipse.xtext.parser.antlr.ISyntaxErrorMessageProvider;
import org.eclipse.xtext.resource.IDefaultResourceDescriptionStrategy;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.eclipse.xtext.validation.IResourceValidator;
import org.rpg.encounter.dsl.load.ScriptLinker;
import org.rpg.encounter.dsl.load.ScriptResource;
import org.rpg.encounter.dsl.load.ScriptSet;
import org.rpg.encounter.dsl.naming.NameConverter;
import org.rpg.encounter.dsl.naming.ScriptNames;
import org.rpg.encounter.dsl.pages.FileKind;
import org.rpg.encounter.dsl.scoping.EncounterScopeProvider;
import org.rpg.encounter.dsl.scoping.ExportedNames;
import org.rpg.encounter.dsl.scoping.ScriptDescriptions;
import org.rpg.encounter.dsl.validation.LinkErrors;
import org.rpg.encounter.dsl.validation.ScriptIssues;
import org.rpg.encounter.dsl.validation.SyntaxErrors;
import org.rpg.encounter.dsl.words.EncounterValues;
import org.rpg.encounter.dsl.words.TermParser;

/** What the language uses in place of Xtext's defaults. */
public class EncounterRuntimeModule extends AbstractEncounterRuntimeModule {
  /**
   * The checks of one set-up are its own. Xtext's default is one register for the whole process, in
   * which the first set-up's checks would stay and judge the scripts of all later ones.
   */
  @Override
  public EValidator.Registry bindEValidatorRegistry() {
    return new EValidatorRegistryImpl();
  }

  /** Scripts stand in files of their own and in Markdown pages. */
  @Override
  public void configureFileExtensions(Binder binder) {
    binder
        .bind(String.class)
        .annotatedWith(Names.named(Constants.FILE_EXTENSIONS))
        .toInstance(String.join(",", FileKind.extensions()));
  }

  @Override
  public Class<? extends XtextResource> bindXtextResource() {
    return ScriptResource.class;
  }

  @Override
  public Class<? extends ILinker> bindILinker() {
    return ScriptLinker.class;
  }

  public Class<? extends XtextResourceSet> bindXtextResourceSet() {
    return ScriptSet.class;
  }

  @Override
  public Class<? extends IParser> bindIParser() {
    return TermParser.class;
  }

  @Override
  public Class<? extends IValueConverterService> bindIValueConverterService() {
    return EncounterValues.class;
  }

  public Class<? extends IQualifiedNameConverter> bindIQualifiedNameConverter() {
    return NameConverter.class;
  }

  @Override
  public Class<? extends IQualifiedNameProvider> bindIQualifiedNameProvider() {
    return ScriptNames.class;
  }

  public Class<? extends IDefaultResourceDescriptionStrategy>
      bindIDefaultResourceDescriptionStrategy() {
    return ExportedNames.class;
  }

  public Class<? extends IResourceDescription.Manager> bindIResourceDescription$Manager() {
    return ScriptDescriptions.class;
  }

  @Override
  public Class<? extends IScopeProvider> bindIScopeProvider() {
    return EncounterScopeProvider.class;
  }

  public Class<? extends IResourceValidator> bindIResourceValidator() {
    return ScriptIssues.class;
  }

  public Class<? extends ILinkingDiagnosticMessageProvider.Extended>
      bindILinkingDiagnosticMessageProvider$Extended() {
    return LinkErrors.class;
  }

  public void configureSyntaxErrors(Binder binder) {
    binder.bind(ISyntaxErrorMessageProvider.class).to(SyntaxErrors.class);
  }
}
