/** Five-card majors with a strong notrump. How to read it: `../rule.ts`. */
export const fiveCardMajors = `
[opening]
| 1C | 11-21, 2+C, 0-4S, 0-4H | {call} opening
| 1D | 10-21, 3+D, 0-4S, 0-4H | {call} opening
| 1M | 10-21, 5+suit | {call} opening
| 1NT | 15-17, bal or semibal | {call} opening
| 2C | 19+ | * {call} opening
| 2D | 4-11, 5+D | weak two in {suit}
| 2M | 4-11, 5+suit | weak two in {suit}
| 2NT | 19-22, bal or semibal | {call} opening

[response, quiet]
1C | 1D | 5+, 4+D | new suit at the one level
1m | 1M | 5+, 4+suit | new suit at the one level
1H | 1S | 5+, 4+S | new suit at the one level
1NT | 2D | 5+H | * transfer to hearts
1NT | 2H | 5+S | * transfer to spades
1NT | 3NT | 8-15 | raise to game
1NT | pass | 0-8 | pass of partner's 1NT
2C | 2D | any | * waits

[rebid]
1x, 1x | 1NT | 11-15, bal or semibal | 1NT rebid
1x, 1x | 2NT | 17-20, bal or semibal | 2NT rebid
`;
