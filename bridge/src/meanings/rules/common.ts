/** What players of all styles mean by a call, more or less. How to read it: `../rule.ts`. */
export const common = `
[opening]
| pass | 0-11 | did not open
| 3x | 3-10, 6+suit | preempt in {suit}
| 3NT | any | * 3NT opening
| 4x | 4-16, 7+suit | preempt in {suit}
| 5x | 7+suit | preempt in {suit}

[rebid or second response or later]
…, 4NT | 5x | any | * answer to 4NT

[response, quiet, passed hand]
1M | 2C | 8-12, 3-4partner or 5+suit | * Drury, or clubs

[response, quiet]
1x | pass | 0-6 | pass of partner's opening
1M | raise to 2 | 4-10, 3-4suit, 8+ losers | single raise
1m | raise to 2 | 4+, 2+suit, 0-4S, 0-4H | single raise
1x | raise to 3 | 0-13, 3+suit | raise to three
1x | raise to 4 | 0-14, 3+suit | raise to four
1H | 1NT | 4-11, 0-3H, 0-3S | 1NT response
1S | 1NT | 3-12, 0-2S | 1NT response
1m | 1NT | 5-11, 2-3S, 2-3H, 0-5partner | 1NT response
1M | 2NT | 8+, 3-5partner or bal | 2NT response
1m | 2NT | 9-15, 0-4S, 0-4H | 2NT response
1x | 3NT | 8-16 | 3NT response
1S | 2H | 8+, 5+H | two over one
1H | 2m | 9+, 3+suit, 0-3H, 0-3S or 5+suit | two over one
1S | 2m | 9-17, 3+suit, 0-3S, 0-4H or 5+suit | two over one
1m | new suit at 2 | 5+, 4+suit | two over one
1x | jump new suit or double jump new suit | any | * jump in a new suit
1NT | pass | 0-9 | pass of partner's 1NT
1NT | 2C | 4+S or 4+H | * Stayman
1NT | 2D | 5+H | * transfer to hearts
1NT | 2H | 5+S | * transfer to spades
1NT | 2S or 2NT or 3x or 4C or 4D or 4H | any | * depends on the pair
1NT | 3NT | 8-15, 0-4S, 0-4H | raise to game
2x | pass | 0-15, 0-3partner | pass of a weak two
2M | raise to 3 or raise to 4 | 4+, 2-4suit | raise of a weak two
2C | 2D | 0-10 | * 2♦ over 2♣
2D | 2M | any | * 2♥ or 2♠ over 2♦
2x | 2NT | 0-3partner | * asks
3x | pass | 0-16, 0-3partner | pass of a preempt
2NT | 3C | 0-10 | * Stayman
2NT | 3D | 5+H | * transfer to hearts
2NT | 3H | 5+S | * transfer to spades
2NT | 3NT | 3-10 | raise to game
2NT | pass | 0-6 | pass of partner's 2NT

# A double shows exactly four spades; some play 1S as a transfer.
[response, contested, over 1H]
1m | 1S | 3+, not 4S | five spades or a transfer, not four

[response, contested, over double]
1M | new suit at 2 | any | * natural, or a transfer

[response, contested]
1m | 1H | 3+, 4+H or 4+S | hearts, or a transfer to spades
1x | pass | 0-8, 0-4partner | pass over interference
1x | double | 4+, 0-5partner | double of interference
1x | redouble | 7+, 0-3partner | redouble
1M | raise to 2 | 3-10, 3-4suit | single raise
1m | raise to 2 | 3-12, 2+suit | single raise
1m | raise to 3 | 0-9, 3+suit, 0-4S, 0-4H | raise to three
1x | raise to 3 | 0-9, 3+suit | raise to three
1x | raise to 4 | 0-14, 3+suit | raise to four
1M | new suit at 2 | 3-16, 5+suit, 0-3partner | new suit at the two level
1m | new suit at 2 | 3-16, 5+suit | new suit at the two level
1M | new suit | 4-16, 4+suit, 0-3partner | new suit
1m | new suit | 3-16, 4+suit, 0-5partner | new suit
1x | cue bid | 6+ | * cue bid
1x | 1NT | 5-10, 0-3partner | 1NT over interference
1NT | pass | 0-9 | pass over interference
1NT | new suit | any | * depends on the pair
2x or 3x | pass | 0-14 | pass over interference
2M | raise to 3 or raise to 4 | 2-4suit | raise of a weak two

[overcall, over 1x]
| 1S | 6-17, 5+S | overcall
| 1x | 6-17, 5+suit, 0-4S | overcall
| double | (10-17, 0-3theirs) or 17+ | takeout double
| 1NT | 15-18, 2+theirs | 1NT overcall
| new suit | 7-17, 5+suit, 0-5S, 0-7 losers | two-level overcall
| cue bid | 6+, not bal, 0-7 losers | * two-suited or strong
| jump new suit | 3-14, 6+suit | jump overcall
| double jump new suit | 0-18, 6+suit | preempt
| 2NT | not bal, not semibal | * two-suited
| pass | 0-16, 0-5S | pass over the opening

[overcall, over 1NT]
| 2M | 5-16, 5+suit | overcall of 1NT
| 2x | 5-16, not bal | * overcall of 1NT
| pass | 0-16 | pass over 1NT
| double | 12+ | double of 1NT

[overcall]
| pass | 0-16 | pass
| double | 12+ | takeout double
| new suit at 2 | 6-18, 5+suit | overcall
| new suit at 3 | 5-18, 5+suit, 0-7 losers | overcall
| new suit at 4 | 5+, 5+suit, 0-7 losers | overcall
| 2NT | 14-19 | 2NT overcall
| 3NT | 10+ | 3NT overcall

[balancing, over 1NT]
| 2x | 6-16, not bal | * overcall of 1NT

[balancing]
| pass | 0-13 | pass
| double | 8+ | takeout double
| new suit | 6-15, 5+suit | balancing overcall
| 1NT | 10-16 | balancing 1NT

[advance]
1x | raise to 2 | 3-10, 3-4suit | raise of the overcall
1x | raise to 3 | 0-13, 3-5suit | raise of the overcall
1x or 2x or 3x | raise to 4 | 2-15, 2-6suit | raise of the overcall
1x or 2x | pass | 0-12 | pass of the overcall
2x | raise to 3 | 3-12, 2-4suit | raise of the overcall
1x | 1NT | 6-14, 0-3partner | 1NT over the overcall
1x | double | 4-14 | double
1x or 2x | cue bid | 6+, 0-4partner | * cue bid
1NT | pass | 0-10 | pass of the 1NT overcall
1NT | new suit | any | * depends on the pair
1NT | cue bid | any | * depends on the pair
double | new suit | 0-10, 4+suit, 8+ losers | answer to the double
double | jump new suit | 2-13, 4+suit | jump answer to the double
double | 1NT | 5-11, bal or semibal | 1NT over the double
double | cue bid | any | * cue bid
double | double | 5+ | responsive double

[advance, contested]
double | pass | 0-8 | pass

[rebid, contested]
1M, any | new suit | 10-20, 5-6mine, 3+suit | new suit

[rebid]
1m, 1M | 1NT | 11-17, bal or semibal, 0-3partner | 1NT rebid
1x, 1x | 1NT | 11-19, bal or semibal | 1NT rebid
1x, 1x | raise to 2 | 10-14, 3-4suit | raise of responder's suit
1x, 1x | raise to 3 | 12-19, 3-4suit | jump raise of responder's suit
1x, 1x | raise to 4 | 15+, 3-5suit | raise to game
1m, 1M | 2NT | 16-20, 0-4partner | 2NT rebid
1D, 2C | 2D | any | waits
1m, any | own suit at 2 | 9-15, 5+suit, 0-4S, 0-4H, not bal | rebid of the same suit
1m, any | own suit | 5+suit, 0-4S, 0-4H | rebid of the same suit
1M, any | own suit at 2 | 9-15, 5+suit | rebid of the same suit
1M, any | own suit | 9-19, 5+suit | rebid of the same suit
1M, raise to 2 | own suit at 4 | 13+, 5+suit | to game
1x, any | jump own suit | 10+, 5+suit | jump in the same suit
1x, raise to 2 | pass | 9-16, 0-5mine | pass of the raise
1x, 1NT | pass | 10-16 | pass of 1NT
1m, 1x | new suit at 1 | 10-19, 4+suit | new suit at the one level
1M, any | new suit | 10-20, 5-6mine | new suit
1m, 1x | new suit | 9-21, 3+suit, not bal | new suit
1x, any | double | 11+ | double
1NT, 2C | 2D | 0-3S, 0-3H | * no four-card major
1NT, 2C | 2H | 4-5H | four hearts
1NT, 2C | 2S | 4-5S | four spades
1NT, 2D | 2H | 0-4H | * accepts the transfer
1NT, 2H | 2S | 0-3S | * accepts the transfer
2NT, 3C | 3x | any | * answer
2NT, 3D | 3H | any | * accepts the transfer
2NT, 3H | 3S | any | * accepts the transfer
2C, any | 2NT | 19+, bal or semibal | 2NT rebid
2M, any | new suit | any | * answer
2x, any | 2NT | any | * answer
1x, any | pass | 8-19 | pass

[second response]
1x, any, 1NT | pass | 0-11, 0-5S, 0-5H | pass of 1NT
1x, any, 1NT | 2NT | 9-12 | invites game
1x, any, 1NT | 3NT | 8-18, 0-4S, 0-4H | bids game
1x, any, 1NT | new suit at 2 | any | * depends on the pair
1x, any, 1x | 1NT | 4-12, 0-4partner | 1NT
1x, any, raise to 2 | pass | 0-11, 4-5mine | pass of the raise
1x, any, raise to 2 | own suit at 4 | 7-16, 4+suit | bids game
1x, any, raise to 3 | own suit at 4 | 4-13, 4+suit | bids game
1x, any, raise to 4 | pass | 3-12, 4+mine | pass of game
1x, 1x, any | own suit | 3-12, 5+suit | rebid of the same suit
1x, raise to 2, any | pass | 0-10 | pass
1NT, 2x, 2x | pass | 0-8 | pass of partner's answer
1NT, 2x, 2x | 2NT | 6-11 | invites game
1NT, any, any | 3NT | 8-15, 0-3partner | bids game
1NT, 2C, 2M | raise to 4 | 6-16, 4+suit | bids game
… | own suit at 3 or own suit at 4 | 6+suit | rebid of the same suit
1x, any, any | pass | 0-13 | pass

[later]
1x, raise to 2 | pass | 0-17, 0-5mine | pass of the raise
… | own suit at 2 or own suit at 3 | 4+suit | rebid of the same suit
`;
