/** Acol: four-card majors and a weak notrump. How to read it: `../rule.ts`. */
export const acol = `
[opening]
| 1x | 10-20, 4+suit | {call} opening
| 1NT | 12-14, bal or semibal | {call} opening
| 2C | 19+ | * {call} opening
| 2D or 2M | (4-11, 5+suit) or (16+, 5+suit) | two in {suit}, weak or strong
| 2NT | 19-22, bal or semibal | {call} opening

[response, quiet]
1C | 1D | 5+, 4+D | new suit at the one level
1m | 1M | 5+, 4+suit | new suit at the one level
1H | 1S | 5+, 4+S | new suit at the one level
1M | raise to 2 | 5-10, 3+suit | single raise
1x | raise to 3 | 8-13, 4+suit | limit raise
1NT | 2D | 5+H | * transfer to hearts
1NT | 2H | 5+S | * transfer to spades
1NT | 3NT | 10-18 | raise to game
1NT | pass | 0-11 | pass of partner's 1NT
2C | 2D | any | * negative, or waits

[rebid]
1x, 1x | 1NT | 14-18, bal or semibal | 1NT rebid
1x, 1x | 2NT | 16-20, bal or semibal | 2NT rebid
`;
