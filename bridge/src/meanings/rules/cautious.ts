/** For pairs whose agreements are unknown: openings are as wide as they differ between pairs. How to read it: `../rule.ts`. */
export const cautious = `
# Who plays a weak notrump seldom does so after two passes.
[opening, third or fourth]
| 1NT | 14-17, bal or semibal, 0-5S, 0-5H | {call} opening

[opening]
| 1C | 11+, (2+C, 0-4S, 0-4H, 0-4D) or 16+ | {call} opening
| 1D | 10-21, 4+D, 0-4S, 0-4H, 0-5C | {call} opening
| 1H | 10-21, 5+H, 0-4S, 0-5D, 0-5C | {call} opening
| 1S | 10-21, 5+S, 0-5D, 0-5C | {call} opening
| 1NT | 12-17, bal or semibal, 0-5S, 0-5H | {call} opening
| 2C | 18+ or (10-17, 5+C) | * {call} opening
| 2D | 3+, not bal or 20+ | * {call} opening
| 2M | 3-12, 5+suit, not bal | weak two in {suit}
| 2NT | 18-22, bal or semibal | {call} opening

[response, quiet]
1C | 1D | (4+, 3+D) or 0-8 | 1♦ over 1♣
1m | 1H | 4+, 4+H, 0-4S or 5+H, 0-4partner | new suit at the one level
1m | 1S | 4+, 4+S, 0-3H or 5+S, 0-4partner | new suit at the one level
1H | 1S | 4+, 4+S, 0-3H | new suit at the one level
`;
