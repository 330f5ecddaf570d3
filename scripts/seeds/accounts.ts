import type { Prisma } from '@prisma/client'
import {
  defaultFunctionAccess,
  defaultPageAccess,
  ranks,
} from 'api/src/lib/access/permissions'
import { inTransaction } from 'api/src/lib/database/transaction'
import { db } from 'api/src/lib/db'
import { hashPassword } from 'api/src/lib/protection/passwords'
import { addNewFlags } from 'api/src/services/accounts/accessLevels/addNewFlags'
import { passwordRefusal } from 'api/src/services/accounts/auth/passwordRefusal'
import {
  roleIds,
  roleLabels,
  type RoleId,
} from 'api/src/shared/access/permissions'
import { addDays, dateColumnOf, manilaToday } from 'api/src/shared/manilaTime'
import { isEmail, normalizeEmail } from 'api/src/shared/text/email'
import { slugify } from 'api/src/shared/text/slug'

import { bugReports } from './cast/bugReports'
import { people, type Person } from './cast/people'
import { daysAgo } from './cast/time'
import { roleTexts } from './content/roles'
import { count, countAdded } from './count'

const DEMO_PASSWORD = 'Sulong-2026!'

export const accounts = async (isDemo: boolean) => {
  const levels = await seedLevels()
  const admin = await seedFirstAdmin()
  const added = isDemo ? await seedPeople() : 0
  return [
    countAdded(roleIds.length, levels, 'access level'),
    ...(isDemo ? [countAdded(people.length, added, 'person', 'people')] : []),
    ...(admin ? [count(1, 'first admin')] : []),
  ].join(', ')
}

const newLevel = (role: RoleId) => ({
  id: role,
  name: role,
  label: roleLabels[role],
  translations: { fil: { label: roleTexts[role].fil } },
  description: roleTexts[role].description,
  rank: ranks[role],
  position: roleIds.indexOf(role) + 1,
  pageAccess: defaultPageAccess(role),
  functionAccess: defaultFunctionAccess(role),
  isSystem: true,
})

const seedLevels = async () => {
  await addNewFlags()
  const { count: added } = await db.accessLevel.createMany({
    data: roleIds.map(newLevel),
    skipDuplicates: true,
  })
  return added
}

/** Creates the first administrator of a new outside database, so that somebody can sign in. */
const seedFirstAdmin = async () => {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = process.env
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD) return false
  const email = normalizeEmail(ADMIN_EMAIL)
  if (!isEmail(email)) throw new Error(`ADMIN_EMAIL is no address: ${email}`)
  if (await db.user.findUnique({ where: { email } })) return false

  const name = { firstName: 'First', lastName: 'Administrator' }
  const refusal = await passwordRefusal(ADMIN_PASSWORD, { email, ...name })
  if (refusal) throw new Error(`ADMIN_PASSWORD is refused: ${refusal}`)
  await db.user.create({
    data: {
      email,
      ...name,
      slug: 'first-administrator',
      tribeId: 'T00000001',
      passwordChangedAt: new Date(),
      ...(await hashPassword(ADMIN_PASSWORD)),
      profile: { create: {} },
      accessLevels: { create: { accessLevelId: 'admin' } },
    },
  })
  return true
}

const seedPeople = async () => {
  const known = await db.user.findMany({
    where: { email: { in: people.map(({ email }) => email) } },
    select: { email: true },
  })
  const emails = new Set(known.map(({ email }) => email))
  const missing = people.filter(({ email }) => !emails.has(email))
  if (missing.length === 0) return 0

  // All demo people share one password and one hash, because hashing is slow on purpose.
  const password = await hashPassword(DEMO_PASSWORD)
  await inTransaction(async (tx) => {
    const users = await tx.user.createManyAndReturn({
      data: missing.map((person) => ({ ...newUser(person), ...password })),
      select: { id: true, email: true },
    })
    const idOf = new Map(users.map(({ id, email }) => [email, id]))
    await tx.userProfile.createMany({
      data: missing.map((person) => ({
        userId: idOf.get(person.email)!,
        ...newProfile(person),
      })),
    })
    await tx.win.createMany({
      data: missing.flatMap(({ email, wins = [] }) =>
        wins.map(({ daysAgo: days, ...win }) => ({
          userId: idOf.get(email)!,
          ...win,
          achievedOn: dateColumnOf(addDays(manilaToday(), -days)),
        }))
      ),
    })
    await tx.personTag.createMany({
      data: missing.flatMap((person) =>
        (person.tags ?? []).map((tag) => ({
          userId: idOf.get(person.email)!,
          tag,
          from: daysAgo(person.joinedDaysAgo),
        }))
      ),
    })
    await tx.userArchive.createMany({
      data: missing
        .filter(({ isArchived }) => isArchived)
        .map(({ email }) => ({
          userId: idOf.get(email)!,
          reason: 'REQUEST' as const,
          note: 'Works abroad now and asked to close the account.',
          snapshot: {},
          archivedById: idOf.get('admin@example.com'),
          archivedAt: daysAgo(10),
        })),
    })
    await tx.bugReport.createMany({
      data: bugReports.flatMap(({ from, days, ...report }) => {
        const userId = idOf.get(from)
        return userId ? [{ userId, createdAt: daysAgo(days), ...report }] : []
      }),
    })
    await tx.userAccessLevel.createMany({
      data: missing.flatMap(({ email, levels }) =>
        levels.map((accessLevelId) => ({
          userId: idOf.get(email)!,
          accessLevelId,
        }))
      ),
    })
  })
  return missing.length
}

const newUser = (person: Person) => {
  const number = 100_001 + people.indexOf(person)
  const createdAt = daysAgo(person.joinedDaysAgo)
  return {
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    slug: `${slugify(`${person.firstName} ${person.lastName}`)}-${number}`,
    tribeId: `T00${number}`,
    language: person.language ?? 'en',
    isLanguageChosen: person.language !== undefined,
    facebookProfile: person.facebookProfile,
    createdAt,
    passwordChangedAt: createdAt,
    emailConfirmedAt: createdAt,
    journeyFormSentAt: person.hasNoJourneyForm ? null : createdAt,
    mustChangePassword: person.hasTemporaryPassword ?? false,
    tempPasswordExpiresAt: person.hasTemporaryPassword ? daysAgo(-3) : null,
    archivedAt: person.isArchived ? daysAgo(10) : null,
  } satisfies Omit<Prisma.UserCreateManyInput, 'hashedPassword' | 'salt'>
}

const newProfile = ({ sex, age, city, state, ...person }: Person) => ({
  middleName: person.middleName,
  suffix: person.suffix,
  mobileNumber: person.mobileNumber,
  socials: person.socials ?? {},
  sex,
  birthdate: age
    ? dateColumnOf(addDays(manilaToday(), -Math.round(age * 365.25)))
    : null,
  country: 'Philippines',
  city,
  state,
})
