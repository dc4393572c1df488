export * from './dictionaries/index.js';
