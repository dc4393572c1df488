import {defineConfig} from 'vitest/config';

export default defineConfig({
	test: {
		include: ['test/**/*.test.{ts,tsx}'],
		env: {FORCE_COLOR: '0'},
		testTimeout: 60_000,
	},
});
