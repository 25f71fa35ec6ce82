/** The light theme of the pages: pictures are seen beside other people's words, mostly on white. */
export const colours = {
  paper: '#faf7ef',
  surface: '#fffefa',
  sunk: '#f3eee1',
  ink: '#1a1e1b',
  ink2: '#454b46',
  ink3: '#62675f',
  line: '#e0d9c8',
  line2: '#c9c1ac',
  control: '#857f6d',
  green: '#17492f',
  greenSoft: '#e5ede2',
  red: '#a3201f',
  onRed: '#fffaf5',
} as const;
