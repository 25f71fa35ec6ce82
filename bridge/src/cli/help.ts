export const help = `Read, check, convert and show files of bridge boards, solve deals double dummy, deal,
and find out what leads and contracts are worth.

Usage
  bridge check FILE…            what each file holds, and what is wrong with it
  bridge convert IN OUT         to PBN, LIN, DUP, BRI or DLM, by the ending of OUT
  bridge show FILE…             deals, results and auctions as diagrams
  bridge picture FILE           one board as a picture, SVG

  bridge dd DEAL|FILE…          the tricks of each declarer in each strain, double dummy
  bridge dd --stdin             a deal a line in, twenty digits a line out, as in DoubleDummyTricks
  bridge dd FILE… --write       put tables, par score and par contract into PBN files
  bridge par DEAL|FILE…         the score of best bidding, and the contracts that reach it

  bridge deal                   deals at random that fit what is known, each equally likely
    --given 'W:AQ4.KT3.K762.983'           known cards by seat; a hand may have fewer than 13
    --where 'S: 15-17, bal; N: 10-15'      conditions by seat: HCP, 5+S, bal, 5431, 4+ controls, not, or

  bridge lead 'W:KJ875.A54.A987.8' --contract 3NT
                                every opening lead: its chance to defeat the contract, and its tricks
  bridge odds 'N:… S:…'         the chances of contracts with these two hands
    --where 'S: 15-17, bal; N: 10-15'      what is known of the hands that are not given

  bridge upload FILE… --to https://…
                                put files of one game on a Bridge Review site, with the token in BRIDGE_REVIEW_TOKEN

  A FILE may be - for standard input, or the address of a hand viewer. Its format is known by its content: PBN, LIN,
  the files of dealing machines (DUP, BRI, DGE, DLM, BER, BHG, CDS, RZD, CSV), addresses of hand viewers, text
  diagrams, pages saved from BBO, CSV of BBO Extractor, USEBIO,
  databases of Bridgemate (BWS), pages saved from ACBL's sites.
  A DEAL is one argument: 'N:AK2.QJT.8765.432 …', four hands clockwise, one of them at most a dash.

Options
  --json                        print JSON, for programs
  --strict                      check: also tell where PBN departs from the standard
  --board NUMBER                show: only this board; picture: which one, where there are several
  --preview                     picture: with title, auction and result, 1200 × 630 as messengers show it
  --ascii                       show: letters instead of suit symbols
  --to pbn|lin|dup|bri|dlm      convert: the format, when OUT does not tell (as - does not); upload: the site
  --force                       convert: replace OUT if it exists; dd --write: also when there were warnings;
                                upload: also when such a game is there
  --dealer N|E|S|W              par: instead of what the file says (a DEAL: North)
  --vulnerable None|NS|EW|All   par: instead of what the file says (a DEAL: None); lead, odds: None unless given
  --contract 3NT|4SX|…          lead: what is played; --declarer S may be left out
  --layouts NUMBER              lead, odds: how many are dealt and solved (500)
  --count NUMBER                deal: how many (1)
  --seed NUMBER                 deal, lead, odds: the same number gives the same deals
  --lines                       deal: one deal a line, instead of PBN
  --help, --version

Exit codes
  0  all is well
  1  a file has warnings, or no boards; no deal fits
  2  the command was not understood
  3  a file could not be read or written
  4  in a working copy: the command could not be compiled
  5  a site did not take the files
  130  stopped by Ctrl-C, after printing what was found by then

Examples
  bridge check club-night.pbn
  bridge convert match.lin match.pbn
  bridge convert club-night.pbn club-night.dup
  cat hand.lin | bridge show - --board 7
  bridge picture club-night.pbn --board 7 > board.svg
  bridge par club-night.pbn
  bridge upload club-night.pbn club-night.bws --to https://bridge.example.org
  bridge deal --where 'S: 15-17, bal; N: 10-15' --count 20 --seed 7 --lines
  bridge lead 'W:KJ875.A54.A987.8' --contract 3NT --declarer S --where 'S: 15-17, bal; N: 10-15' --layouts 500
`;
