import {bundledNames} from '../dictionary-files.js';
import {rules, variants} from '../engine/index.js';
import {beginners, opponents, ownPlayers} from '../setup/ghost.js';
import {chooserNames, guesserChoices} from '../setup/hangman.js';
import {guesserNames} from '../setup/tournament.js';

const everywhere = `
  -d, --dictionary NAME  ${bundledNames.join(', ')}, or the path of a word list (common)
      --plain            play over lines of text; also without a terminal, or with TERM=dumb
      --no-color         no colors; also with NO_COLOR
      --help, --version`;

const home = `Examples
  $ wordfiend                           open the menus
  $ wordfiend hangman                   guess a word that cheats
  $ wordfiend hangman -l 7 -g 10 -v     7 letters, 10 guesses, and see how it cheats
  $ wordfiend ghost                     never finish a word
  $ wordfiend suggest --pattern -e--a-  which letter to guess in a game you play elsewhere
  $ wordfiend tournament -d small       guessers against choosers

Commands
  hangman    guess the word, letter by letter
  ghost      add letters to a fragment; whoever finishes a word loses
  suggest    the next letter for a game you play elsewhere
  tournament every guesser against every chooser, on every length
  par        prove what perfect play at Hangman comes to
  openings   who wins Ghost, with which letters, and the words to know for it
  wordfiend COMMAND --help lists the options of a command.

Options${everywhere}

Without a terminal, as in a pipe, wordfiend plays Hangman over lines of text.
`;

const hangman = `Examples
  $ wordfiend hangman                                    asks for what you did not say
  $ wordfiend hangman --length 7 --guesses 10 --verbose
  $ wordfiend hangman --chooser random --dictionary huge
  $ wordfiend hangman --secret marmalade                 somebody else guesses your word
  $ printf '%s\\n' 4 8 e a n | wordfiend hangman -d example

Options
  -l, --length N         the length of the word (asked)
  -g, --guesses N        wrong guesses you may make, 1 or more (asked)
  -c, --chooser NAME     ${chooserNames.join(', ')} (evil)
      --guesser NAME     ${guesserChoices.join(', ')} (you)
      --secret WORD      the word to guess, with a fair chooser
  -v, --verbose          show the families, the words possible and the current secret
      --seed TEXT        the same seed plays the same game (a fresh one)${everywhere}
`;

const ghost = `Examples
  $ wordfiend ghost                                     you begin, against a perfect opponent
  $ wordfiend ghost --first computer --min-length 3
  $ wordfiend ghost --opponent human                    two people at one keyboard
  $ wordfiend ghost --variant superghost -d huge        letters go to the front, too
  $ wordfiend ghost --rule challenge --match            bluff, until somebody spells G-H-O-S-T
  $ wordfiend ghost --player perfect --opponent stubborn
  $ wordfiend ghost words.txt 0 1                       DICTIONARY FIRST MODE, see below

Options
      --first WHO        ${beginners.join(', ')} (you)
      --opponent NAME    ${opponents.join(', ')} (perfect)
      --player NAME      ${ownPlayers.join(', ')} (you)
      --min-length N     the shortest word that counts (4)
      --variant NAME     ${variants.join(', ')} (ghost)
      --rule NAME        ${rules.join(', ')} (instant)
      --match            rounds, until somebody has all of G-H-O-S-T
  -v, --verbose          show the coach from the start; over lines the coach and the tree
      --seed TEXT        the same seed plays the same game (a fresh one)${everywhere}

Arguments
  DICTIONARY FIRST MODE: a name or path, 1 you or 0 the computer first, 0 random or 1 perfect;
  every word counts, however short.
`;

const json = `
      --json             one JSON document on standard output`;

const suggest = `Examples
  $ wordfiend suggest --pattern -e--a- --guessed eaio   e and a are shown, i and o were wrong
  $ wordfiend suggest --pattern _e__ --guesser paga -d words.txt
  $ wordfiend suggest --guesser naive --guessed ea --json

Options
      --pattern PATTERN  what is shown; -, _ or . for a hidden letter
      --guessed LETTERS  the letters guessed so far; those that are shown count by themselves
      --guesser NAME     ${guesserNames.join(', ')} (expert); naive needs no pattern${json}${everywhere}

Where no word fits, the exit code is 1.
`;

const tournament = `Examples
  $ wordfiend tournament                                     everybody, on every length
  $ wordfiend tournament --guessers paga,expert --choosers random --lengths 4-8
  $ wordfiend tournament --games 200 --seed 4f2a --json

Options
      --guessers NAMES   some of ${guesserNames.join(', ')} (all)
      --choosers NAMES   some of ${chooserNames.join(', ')} (all)
      --lengths LENGTHS  such as 4-8 or 3,5,7-9 (all)
      --games N          against a fair chooser N words of each length, or all (all)
      --seed TEXT        the same seed draws the same words (a fresh one)${json}${everywhere}

A fair chooser settles on every word once; one that cheats plays one game. A game ends once one
word is left. Ctrl+C stops, and prints what is done so far.
`;

const par = `Examples
  $ wordfiend par                                every length of the common dictionary
  $ wordfiend par --length 8-12 --dictionary huge
  $ wordfiend par -l 5 --limit 10 --json         10 seconds at most, then what is proved so far

Perfect play on both sides comes to a number of misses; one guess more is the smallest budget with
which a perfect guesser always wins. Ctrl+C ends it with the bounds so far.

Options
  -d, --dictionary NAME  ${bundledNames.join(', ')}, or the path of a word list (common)
  -l, --length N         a length, a range such as 5-8, or all (all)
      --limit SECONDS    stop after so long, with bounds for what is not proved yet (never)
      --json             one JSON document on standard output
      --help, --version
`;

const openings = `Examples
  $ wordfiend openings                                  a sheet to print and to learn from
  $ wordfiend openings -d huge --variant superghost     letters go to the front, too
  $ wordfiend openings --min-length 3 --json

Options
      --min-length N     the shortest word that counts (4)
      --variant NAME     ${variants.join(', ')} (ghost)${json}${everywhere}
`;

const pages = new Map(Object.entries({hangman, ghost, suggest, tournament, par, openings}));

/** The help of a command, or of the whole program. */
export const helpFor = (command: string | undefined): string => pages.get(command ?? '') ?? home;
