export const help = `Read, check, convert and show files of bridge boards (PBN and LIN), and solve deals with all cards visible.

Usage
  bridge check FILE…            what each file holds, and what is wrong with it
  bridge convert IN OUT         to PBN or LIN, by the ending of OUT
  bridge show FILE…             deals, results and auctions as diagrams

  bridge dd DEAL|FILE…          the tricks of each declarer in each strain, with all cards visible
  bridge dd --stdin             a deal a line in, twenty digits a line out, as in DoubleDummyTricks
  bridge dd FILE… --write       put tables, par score and par contract into PBN files
  bridge par DEAL|FILE…         the score of best bidding, and the contracts that reach it

  A FILE may be - for standard input. Its format is told by its content.
  A DEAL is one argument: 'N:AK2.QJT.8765.432 …', four hands clockwise, one of them at most a dash.

Options
  --json                        print JSON, for programs
  --strict                      check: also tell where PBN departs from the standard
  --board NUMBER                show: only this board
  --ascii                       show: letters instead of suit symbols
  --to pbn|lin                  convert: the format, when OUT does not tell (as - does not)
  --force                       convert: replace OUT if it exists; dd --write: also when there were warnings
  --dealer N|E|S|W              par: instead of what the file says (a DEAL: North)
  --vulnerable None|NS|EW|All   par: instead of what the file says (a DEAL: None)
  --help, --version

Exit codes
  0  all is well
  1  a file has warnings, or no boards
  2  the command was not understood
  3  a file could not be read or written
  4  in a working copy: the command could not be compiled

Examples
  bridge check club-night.pbn
  bridge convert match.lin match.pbn
  cat hand.lin | bridge show - --board 7
  bridge par club-night.pbn
`;
