// A row of each sheet as it may be filled in.
const examples: Record<string, Record<string, string>> = {
  Members: {
    tribeId: 'T00012345',
    email: 'maria.santos@example.com',
    batch: '17',
    firstName: 'Maria',
    middleName: 'Cruz',
    lastName: 'Santos',
    suffix: 'Jr.',
    birthdate: '02/28/1999',
    facebookProfile: 'facebook.com/maria.santos',
    mobileNumber: '0917 123 4567',
    sex: 'Female',
    group: 'Tribe Mabuhay',
    levels: 'Member, Affiliate',
    points: '150',
    subscriptionIds: 'S1, S2',
  },
  Subscription: {
    id: 'S1',
    startsOn: '01/15/2026',
    unenrolled: 'false',
    funnelId: 'freelancing-2026',
    paymentTermId: 'one-time',
  },
  Subgroups: { id: '11', name: 'Morning circle', parentId: '1' },
  Groups: { id: '1', name: 'Tribe Mabuhay' },
  Lessons: {
    id: '101',
    name: 'Your first client',
    shortDescription: 'Where clients look for help',
    description: 'Clients post their work on these pages.',
    parentId: '10',
  },
  Units: {
    id: '10',
    name: 'Clients',
    shortDescription: 'Find them and keep them',
    description: 'Five lessons about clients.',
    parentId: '1',
  },
  Courses: {
    id: '1',
    name: 'Freelancing basics',
    shortDescription: 'From zero to the first client',
    description: 'A course for beginners.',
    authorTribeId: 'T00000001',
  },
}

/** Examples for the columns of a sheet. */
export const exampleOf = (sheet: string, column: string) =>
  examples[sheet]?.[column] ?? ''
