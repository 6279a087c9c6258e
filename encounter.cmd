@echo off
rem Encounter: builds on first use and after a change of the sources, then runs. See README.md.
setlocal EnableExtensions DisableDelayedExpansion
set "ROOT=%~dp0"
if "%ROOT:~-1%"=="\" set "ROOT=%ROOT:~0,-1%"
set "JAR=%ROOT%\org.rpg.encounter.ide\target\encounter.jar"
set "WORK=%ROOT%\target"

rem ---- Java
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java"
"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
  echo Java is missing: encounter needs a JDK, version 17 or newer. / Falta o Java: o encounter precisa de um JDK, 17 ou mais novo. 1>&2
  exit /b 69
)
set "VERSION="
for /f "tokens=3" %%v in ('""%JAVA%" -version 2^>^&1" ^| findstr /i "version"') do if not defined VERSION set "VERSION=%%~v"
for /f "tokens=1 delims=.+-" %%m in ("%VERSION%") do set "MAJOR=%%m"
set /a "MAJOR=MAJOR" 2>nul
if %MAJOR% LSS 17 (
  echo Java %VERSION% is too old: encounter needs version 17 or newer. / O Java %VERSION% e antigo demais: o encounter precisa da versao 17 ou mais nova. 1>&2
  exit /b 69
)

rem ---- the build; robocopy tells whether the sources still are those that were built
if not exist "%WORK%" mkdir "%WORK%" 2>nul
set "ARCHIVE=%WORK%\classes-%VERSION%.jsa"
if not exist "%ROOT%\org.rpg.encounter.dsl\src\main" goto run
if not exist "%JAR%" goto build
robocopy "%ROOT%\org.rpg.encounter.dsl\src\main" "%WORK%\built\dsl" /MIR /L /NJH /NJS /NP /NFL /NDL >nul 2>&1
if errorlevel 1 goto build
robocopy "%ROOT%\org.rpg.encounter.ide\src\main" "%WORK%\built\ide" /MIR /L /NJH /NJS /NP /NFL /NDL >nul 2>&1
if errorlevel 1 goto build
goto run

:build
where mvn >nul 2>&1
if errorlevel 1 (
  echo Maven is missing: encounter builds itself with mvn on first use. / Falta o Maven: o encounter se constroi com mvn no primeiro uso. 1>&2
  exit /b 69
)
echo Building encounter, once: a minute or two ... / Construindo o encounter, uma unica vez: um ou dois minutos ... 1>&2
robocopy "%ROOT%\org.rpg.encounter.dsl\src\main" "%WORK%\new\dsl" /MIR /NJH /NJS /NP /NFL /NDL >nul 2>&1
robocopy "%ROOT%\org.rpg.encounter.ide\src\main" "%WORK%\new\ide" /MIR /NJH /NJS /NP /NFL /NDL >nul 2>&1
pushd "%ROOT%"
call mvn -B -pl org.rpg.encounter.dsl,org.rpg.encounter.ide package -DskipTests -Dspotless.check.skip >"%WORK%\build.log" 2>&1
set "BUILT=%ERRORLEVEL%"
popd
if not "%BUILT%"=="0" (
  powershell -NoProfile -Command "Get-Content -Tail 25 '%WORK%\build.log'" 1>&2
  echo The build failed: %WORK%\build.log / A construcao falhou: %WORK%\build.log 1>&2
  exit /b 70
)
robocopy "%WORK%\new" "%WORK%\built" /MIR /NJH /NJS /NP /NFL /NDL >nul 2>&1
"%JAVA%" -XX:DumpLoadedClassList="%WORK%\classes.list" -Xlog:disable -XX:+UseSerialGC -jar "%JAR%" rehearse >nul 2>&1
"%JAVA%" -Xshare:dump -XX:SharedClassListFile="%WORK%\classes.list" -XX:SharedArchiveFile="%ARCHIVE%" -cp "%JAR%" >nul 2>&1

:run
set "FLAGS=-Xlog:disable -Xlog:all=off -Xshare:auto -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8"
set "FLAGS=%FLAGS% -XX:TieredStopAtLevel=1 -XX:CompileThresholdScaling=3 -XX:+UseSerialGC"
if %MAJOR% GEQ 22 set "FLAGS=%FLAGS% --enable-native-access=ALL-UNNAMED -Djdk.console=java.base"
if %MAJOR% GEQ 23 set "FLAGS=%FLAGS% --sun-misc-unsafe-memory-access=allow"
if /i not "%~1"=="lsp" chcp 65001 >nul 2>&1
if exist "%ARCHIVE%" (
  "%JAVA%" %FLAGS% -XX:SharedArchiveFile="%ARCHIVE%" -jar "%JAR%" %*
) else (
  "%JAVA%" %FLAGS% -jar "%JAR%" %*
)
exit /b %ERRORLEVEL%
