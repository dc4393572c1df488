/**
Ends the program with a fault, from wherever it is noticed: the full screen gives the terminal back and rejects with it, anything else says it and exits with 1.

@example
```
worker.on('error', fail);
```
*/
export function fail(fault: unknown): void {
	queueMicrotask(() => {
		throw fault;
	});
}
