// A file of members with mistakes, from its upload until it is taken back.

import { signInInEnglish, signUp, withDatabase } from './people'
import { open } from './screens'
import { runTimedJobs, snapshot } from './tables'
import { expect, test, type Page } from './test'

const run = Date.now()
const PEOPLE = 300
const GROUP = 'Tribe Amihan'
const HEADINGS = [
  'Tribe ID',
  'Emial',
  'Batch',
  'First Name',
  'Middle Name',
  'Last Name',
  'Suffix',
  'Birth Date (mm/dd/yyyy)',
  'Facebook Profile',
  'Mobile Number',
  'Sex',
  'Group Name',
  'Access Levels',
  'Base Points',
  'Shoe size',
]

type Person = Record<string, string>

const people: Person[] = Array.from({ length: PEOPLE }, (_, index) => ({
  Emial: `import-${run}-${index}@example.com`,
  Batch: '17',
  'First Name': index === 9 ? 'Ñiña 😀' : 'Bea',
  'Last Name': `Santos ${index}`,
  'Birth Date (mm/dd/yyyy)': '01/31/1990',
  'Mobile Number': '0917 123 4567',
  Sex: 'Female',
  'Base Points': '25',
  ...(index === 3 && { 'Group Name': GROUP, 'Access Levels': 'Member' }),
}))

/** A row that changes an account. */
const changed = (email: string): Person => ({
  ...people[0],
  Emial: email,
  'First Name': 'Beatriz',
  'Group Name': GROUP,
})

/** Every fifteenth row gets a mistake; each has the words that its cell must show. */
const mistakes: [column: string, cell: string, words: string][] = [
  ['Birth Date (mm/dd/yyyy)', '31/01/1990', 'Write the date as mm/dd/yyyy.'],
  [
    'Birth Date (mm/dd/yyyy)',
    '02/30/1990',
    'This month does not have that day.',
  ],
  ['Batch', '99999', 'No batch in use has this number or name.'],
  [
    'Emial',
    people[0].Emial,
    'An earlier row of the file is about the same record. It is row 2.',
  ],
  ['First Name', '=HYPERLINK("x")', 'A cell may not begin like a formula.'],
  ['Mobile Number', '12', 'Invalid mobile number!'],
  [
    'Access Levels',
    'admin',
    'You may only give and take levels below your own',
  ],
  ['Group Name', 'No such group', 'No group in use has this name.'],
  ['Base Points', '-', ''],
  ['Base Points', 'many', 'Write a whole number from 0 to 1,000,000.'],
]

const wrong = people.map((person, index): Person => {
  const at = index % 15 === 14 ? (index - 14) / 15 : -1
  const [column, cell] = mistakes[at % mistakes.length] ?? []
  return column ? { ...person, [column]: cell } : person
})
const refused = wrong.filter(
  (person, index) => person !== people[index] && person['Base Points'] !== '-'
)

const csvOf = (rows: Person[]) =>
  [
    HEADINGS,
    ...rows.map((row) => HEADINGS.map((heading) => row[heading] ?? '')),
  ]
    .map((cells) =>
      cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
    )
    .join('\r\n')

/** The person waits for a place in another group. */
const requestGroup = (email: string) =>
  withDatabase((client) =>
    client.query(
      `INSERT INTO "GroupRequest" ("userId", "groupId")
       SELECT u.id, g.id FROM "User" u, "Group" g WHERE u.email = $1 AND g.name = 'Tribe Habagat'`,
      [email]
    )
  )

const upload = async (page: Page, rows: Person[]) => {
  await page.goto('/uploadContents')
  await page.getByLabel('Create or change').check()
  await page.setInputFiles('input[type=file]', {
    name: 'members.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csvOf(rows)),
  })
  await page.getByRole('button', { name: 'Did you mean “Email”?' }).click()
  const check = page.getByRole('button', { name: `Check ${rows.length} rows` })
  await expect(check).toBeDisabled()
  await page
    .getByLabel('“Shoe size” is not a heading of the template')
    .selectOption('Leave it out')
  await check.click()
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
}

test('An import names every mistake at its cell, brings the rest in, and is undone', async ({
  browser,
}) => {
  const known = await signUp(await open(browser), 'Bea', 'Known')
  await requestGroup(known)
  const everyone = [...people, changed(known)]
  const staff = await open(browser)
  await signInInEnglish(staff, 'admin@example.com')
  await runTimedJobs()
  const before = await snapshot()
  const dialog = staff.getByRole('dialog')

  await test.step('The template has the sheets of the specification', async () => {
    await staff.goto('/uploadContents')
    const download = staff.waitForEvent('download')
    await staff.getByRole('button', { name: 'Download the template' }).click()
    expect((await download).suggestedFilename()).toBe('members.xlsx')
  })

  await test.step('Mistakes are named, and keep the file from being applied', async () => {
    await upload(staff, wrong)
    await expect(
      staff.getByText(`${refused.length} rows have errors.`)
    ).toBeVisible()
    await expect(staff.getByRole('button', { name: /^Apply/ })).toHaveCount(0)
    await expect(staff.getByRole('combobox', { name: 'Filter' })).toHaveValue(
      ''
    )
    const rows = staff.getByRole('row')
    for (const [, cell, words] of mistakes.filter(([, , text]) => text))
      await expect(
        rows.filter({ hasText: cell }).filter({ hasText: words }).first()
      ).toBeVisible()
    const download = staff.waitForEvent('download')
    await staff
      .getByRole('button', { name: 'Download the rows with errors' })
      .click()
    expect((await download).suggestedFilename()).toBe('members-errors.xlsx')
    expect(await snapshot()).toEqual(before)
  })

  await test.step('Corrected, all rows come in', async () => {
    await upload(staff, everyone)
    await staff
      .getByRole('button', { name: `Apply ${everyone.length} rows` })
      .click()
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(dialog).toBeHidden()
    await staff.reload()
    await expect(staff.getByText('Written by')).toBeVisible()
    await withDatabase(async (client) => {
      const { rows } = await client.query(
        `SELECT count(*)::int, sum(xp)::int AS xp FROM "User" WHERE email LIKE $1`,
        [`import-${run}-%`]
      )
      expect(rows).toEqual([{ count: PEOPLE, xp: PEOPLE * 25 }])
      const { rows: changes } = await client.query(
        `SELECT u."firstName", g.name FROM "User" u JOIN "GroupMembership" m ON m."userId" = u.id AND m."endedAt" IS NULL
         JOIN "Group" g ON g.id = m."groupId" WHERE u.email = $1`,
        [known]
      )
      expect(changes).toEqual([{ firstName: 'Beatriz', name: GROUP }])
    })
  })

  await test.step('Undone, everything is as it was', async () => {
    await staff.getByRole('button', { name: 'Undo the import' }).click()
    await dialog.getByLabel('Reason').fill('A test')
    await dialog.getByRole('button', { name: 'Undo the import' }).click()
    await expect(staff.getByText('Undone by')).toBeVisible()
    await expect(staff.getByText('Taken back').first()).toBeVisible()
    expect(await snapshot()).toEqual(before)
  })
})
