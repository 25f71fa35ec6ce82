/** Whoever can sign in to the demo, with one password for all. */
export const demoPassword = 'table-for-four';

export interface DemoPerson {
  /** As the files have it. */
  readonly name: string;
  readonly email: string;
  /** For the terminal: why one would sign in as this person. */
  readonly about: string;
}

const person = (name: string, about: string): DemoPerson => ({
  name,
  email: `${name.split(' ', 1)[0]!.toLowerCase()}@larkmoor.example`,
  about,
});

export const demoPeople = {
  nell: person('Nell Harrow', 'plays with Piet; two evenings, a match, and practice deals to bid'),
  piet: person('Piet Somers', "Nell's partner, who sees the same auctions"),
  rosa: person('Rosa Quill', 'plays with Jasper, against Nell and Piet in the match'),
  jasper: person('Jasper Thorne', "Rosa's partner"),
  ines: person('Ines Calder', 'has played, and not yet said with whom'),
};

export type DemoPersonName = keyof typeof demoPeople;

export const demoAdmin: DemoPerson = {
  name: 'Admin',
  email: 'admin@larkmoor.example',
  about: 'the administrator: users, storage, integrity check',
};
