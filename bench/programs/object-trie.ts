import {readFileSync} from 'node:fs';
import process from 'node:process';

type Node = {readonly children: Map<string, Node>; isWord: boolean; canWin: boolean};

const newNode = (): Node => ({children: new Map(), isWord: false, canWin: false});

function insert(root: Node, word: string): void {
	let node = root;
	for (const letter of word) {
		if (node.isWord) return;
		const child = node.children.get(letter) ?? newNode();
		node.children.set(letter, child);
		node = child;
	}

	node.isWord = true;
	node.children.clear();
}

function solve(node: Node): boolean {
	node.canWin = node.isWord;
	for (const child of node.children.values()) if (!solve(child)) node.canWin = true;
	return node.canWin;
}

const lines = readFileSync(process.argv[2] ?? '', 'utf8').split('\n');
const start = performance.now();
const root = newNode();
for (const line of lines) if (line.length >= 4) insert(root, line);
solve(root);
console.log(performance.now() - start);
