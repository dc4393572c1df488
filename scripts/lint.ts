import process from 'node:process';
import {ESLint} from 'eslint';
import ts from 'typescript';

// Types and rules are checked on one program: apart, each would make its own and check all of it.

const fail = (fault: ts.Diagnostic): never => {
	throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, '\n'));
};

const config = ts.getParsedCommandLineOfConfigFile(
	'tsconfig.json',
	{},
	{...ts.sys, onUnRecoverableConfigFileDiagnostic: fail},
);
if (config === undefined) throw new Error('There is no tsconfig.json here.');

const options = {...config.options, incremental: true, tsBuildInfoFile: '.cache/types.tsbuildinfo'};
const host = ts.createIncrementalCompilerHost(options);
const builder = ts.createIncrementalProgram({rootNames: config.fileNames, options, host});
const program = builder.getProgram();
const faults = [
	...config.errors,
	...builder.getOptionsDiagnostics(),
	...builder.getSyntacticDiagnostics(),
	...builder.getGlobalDiagnostics(),
	...builder.getSemanticDiagnostics(),
];
builder.emit();
process.stdout.write(ts.formatDiagnosticsWithColorAndContext(faults, host));

const eslint = new ESLint({
	overrideConfig: {
		files: ['**/*.ts', '**/*.tsx'],
		languageOptions: {parserOptions: {projectService: false, programs: [program]}},
	},
});
const found = await eslint.lintFiles('.');
process.stdout.write(await (await eslint.loadFormatter()).format(found));

process.exitCode = faults.length > 0 || found.some(({messages}) => messages.length > 0) ? 1 : 0;
