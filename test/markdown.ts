/** A Markdown table as the formatter leaves it. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
	const widths = rows[0]?.map((_, at) => Math.max(3, ...rows.map(row => row[at]?.length ?? 0))) ?? [];
	const [head, ...rest] = rows.map(
		row => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
	);
	return [head, `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`, ...rest].join('\n');
}
