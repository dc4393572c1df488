/** Signals that end a program and that it hears. */
export const signals = [
	'SIGHUP',
	'SIGINT',
	'SIGQUIT',
	'SIGABRT',
	'SIGUSR2',
	'SIGALRM',
	'SIGTERM',
	'SIGXCPU',
	'SIGPWR',
] as const;
