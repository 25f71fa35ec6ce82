/** Strong club: 1♣ has 16 or more, other openings are limited. How to read it: `../rule.ts`. */
export const strongClub = `
[opening]
| 1C | 16+ | * strong club
| 1D | 10-15, 1+D, 0-4S, 0-4H | * {call} opening
| 1M | 10-15, 5+suit | {call} opening
| 1NT | 13-16, bal or semibal | {call} opening
| 2C | 10-15, 5+C | {call} opening
| 2D | any | * {call} opening
| 2M | 4-11, 5+suit | weak two in {suit}
| 2NT | any | * {call} opening

[response, quiet]
1C | pass | any | pass of the strong club
1C | 1D | 0-8 | * negative answer to the strong club
1C | 1NT | 7+ | positive answer to the strong club
1C | new suit | 7+ | * positive answer to the strong club
1C | any | any | * answer to the strong club
1D | 1M | 5+, 4+suit | new suit at the one level
1H | 1S | 5+, 4+S | new suit at the one level
1NT | 2D | 5+H | * transfer to hearts
1NT | 2H | 5+S | * transfer to spades

[rebid]
1C, any | new suit | 16+, 4+suit | natural rebid of the strong club
1C, any | 1NT | 16+, bal or semibal | notrump rebid of the strong club
1C, any | any | 16+ | rebid of the strong club
1D, 1M | 1NT | 10-15, bal or semibal | 1NT rebid
`;
