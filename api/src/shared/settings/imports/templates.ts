// The import templates of the specification (section 3): their sheets and headings in this order.

export const importKinds = ['MEMBERS', 'GROUPS', 'COURSES'] as const
export type ImportKind = (typeof importKinds)[number]

export const importModes = ['CREATE', 'UPSERT', 'UPDATE'] as const
export type ImportMode = (typeof importModes)[number]

/** Groups and courses are only created. */
export const modesOf = (kind: ImportKind): readonly ImportMode[] =>
  kind === 'MEMBERS' ? importModes : ['CREATE']

export const IMPORT_ROWS = 20_000

/** The most columns of a sheet, far more than a template has. */
export const IMPORT_COLUMNS = 100

/** The most sheets of a file. Templates have few, and the headings of each sheet are compared with all templates. */
export const IMPORT_SHEETS = 20

/** The most lines of a file with its blank ones, as many as a sheet of a spreadsheet program has. */
export const IMPORT_LINES = 1_048_576

export const IMPORT_CELL_CHARACTERS = 20_000
/** The days in which an import can be undone; after them its rows are deleted. */
export const UNDO_DAYS = 30
/** The days after which rows that nobody applied are deleted. */
export const UNAPPLIED_DAYS = 7

export type ImportColumn = { key: string; heading: string }

export type ImportSheet = { name: string; columns: readonly ImportColumn[] }

const sheet = (
  name: string,
  headings: Record<string, string>
): ImportSheet => ({
  name,
  columns: Object.entries(headings).map(([key, heading]) => ({ key, heading })),
})

const described = {
  name: 'Name',
  shortDescription: 'Short Description',
  description: 'Description',
}

export const importSheets: Record<ImportKind, readonly ImportSheet[]> = {
  MEMBERS: [
    sheet('Members', {
      tribeId: 'Tribe ID',
      email: 'Email',
      batch: 'Batch',
      firstName: 'First Name',
      middleName: 'Middle Name',
      lastName: 'Last Name',
      suffix: 'Suffix',
      birthdate: 'Birth Date (mm/dd/yyyy)',
      facebookProfile: 'Facebook Profile',
      mobileNumber: 'Mobile Number',
      sex: 'Sex',
      group: 'Group Name',
      levels: 'Access Levels',
      points: 'Base Points',
      subscriptionIds: 'Subscription ID',
    }),
    sheet('Subscription', {
      id: 'Subscription ID',
      startsOn: 'Created At (mm/dd/yyyy)',
      unenrolled: 'Unenrolled (true|false)',
      funnelId: 'Funnel ID',
      paymentTermId: 'Payment Term ID',
    }),
  ],
  GROUPS: [
    sheet('Subgroups', {
      id: 'Subgroup ID',
      name: 'Name',
      parentId: 'Group ID',
    }),
    sheet('Groups', { id: 'Group ID', name: 'Name' }),
  ],
  COURSES: [
    sheet('Lessons', { id: 'Lesson ID', ...described, parentId: 'Unit ID' }),
    sheet('Units', { id: 'Unit ID', ...described, parentId: 'Course ID' }),
    sheet('Courses', {
      id: 'Course ID',
      ...described,
      authorTribeId: 'Author Tribe ID',
    }),
  ],
}

/** The sheets in the order in which their rows are written: what others refer to comes first. */
export const sheetsInOrder = (kind: ImportKind) =>
  kind === 'MEMBERS' ? importSheets[kind] : [...importSheets[kind]].reverse()

/** The sheet to which the rows of another one belong. */
export const parentSheets: Record<string, string | undefined> = {
  Subgroups: 'Groups',
  Units: 'Courses',
  Lessons: 'Units',
}

export const sheetNamed = (kind: ImportKind, name: string) =>
  importSheets[kind].find((each) => each.name === name)

export const headingOf = (kind: ImportKind, sheetName: string, key: string) =>
  sheetNamed(kind, sheetName)?.columns.find((column) => column.key === key)
    ?.heading ?? key

/** The cell of the error file beside the columns of the template; ignored when such a file is read. */
export const REASON_HEADING = 'What to correct'
