/** How names are written short, and in full on wallets, cards and papers. */
export const NAMES_IN_FULL: Record<string, string | undefined> = {
  ma: 'maria',
  sta: 'santa',
  sto: 'santo',
}

/** A person's name as lists show it. */
export const fullName = (person: { firstName: string; lastName: string }) =>
  `${person.firstName} ${person.lastName}`
