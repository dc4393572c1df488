import {useState} from 'react';
import {render, Text, useInput} from 'ink';

/** The least that an Ink program does: a line at the start, and one for the last key. */
function Bare() {
	const [key, setKey] = useState('');
	useInput(setKey);
	return <Text>Hello from Ink {key}✓</Text>;
}

render(<Bare />);
