// The settings of the page /default-settings (spec section 2.2), their history, and changing them.
import type { SettingType } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { requirePassword } from 'src/services/accounts/passwords/requirePassword'
import { can } from 'src/shared/access/permissions'
import { fullName } from 'src/shared/accounts/fullName'
import {
  isSettingName,
  settingNames,
  settingProblem,
  settingRule,
  type SettingKind,
  type SettingName,
} from 'src/shared/settings/catalogue'

import { tellOfSetting } from './tellOfSetting'

const types: Record<SettingKind, SettingType> = {
  flag: 'boolean',
  place: 'url',
  path: 'url',
  contact: 'url',
  email: 'string',
  hosts: 'string',
  text: 'string',
  day: 'string',
  moment: 'string',
  days: 'number',
  hours: 'number',
  retention: 'number',
  pesos: 'number',
  choice: 'string',
  limit: 'number',
  percent: 'number',
}

const readAll = async () => {
  const rows = await db.setting.findMany({
    where: { name: { in: settingNames } },
  })
  const values = new Map(rows.map(({ name, value }) => [name, value]))
  return settingNames.map((name) => ({ name, value: values.get(name) ?? '' }))
}

/** Every setting of the page with its value, in the order of the page; one that was never set is empty. */
export const defaultSettings = (() =>
  readAll()) satisfies QueryResolvers['defaultSettings']

const SHOWN = 20

const valueIn = (logged: unknown) =>
  (logged as { value?: string } | null)?.value ?? ''

/** Lists the newest changes of some settings. */
export const settingChanges = (async ({ names: wanted }) => {
  const rows = await db.infoLog.findMany({
    where: {
      entity: 'Setting',
      entityId: { in: wanted.filter(isSettingName) },
    },
    orderBy: { id: 'desc' },
    take: SHOWN,
  })
  const actors = await db.user.findMany({
    where: { id: { in: rows.flatMap(({ actorUserId }) => actorUserId ?? []) } },
    select: { id: true, firstName: true, lastName: true },
  })
  const names = new Map(actors.map((actor) => [actor.id, fullName(actor)]))
  return rows.map(
    ({ id, entityId, before, after, createdAt, actorUserId }) => ({
      id,
      name: entityId,
      before: valueIn(before),
      after: valueIn(after),
      byName: (actorUserId !== null && names.get(actorUserId)) || null,
      createdAt,
    })
  )
}) satisfies QueryResolvers['settingChanges']

type Change = { name: SettingName; value: string; was: string }

// A value that was changed meanwhile is not overwritten; a setting without a row is empty.
const write = async (tx: Tx, { name, value, was }: Change) => {
  const { count } = await tx.setting.updateMany({
    where: { name, value: was },
    data: { value },
  })
  if (count > 0) return
  if (was !== '') throw new AppError('SETTING_CHANGED')
  await tx.setting.create({
    data: { name, value, type: types[settingRule(name).kind] },
  })
}

/**
 * Changes settings, all or none. One that is guarded needs an administrator and their password.
 * @throws BAD_USER_INPUT by the names of the settings, and at `password`; SETTING_CHANGED if a value is no longer what the
 * editor saw; FORBIDDEN, RATE_LIMITED; NOT_FOUND for other names
 */
export const saveDefaultSettings = (async ({ values, password }) => {
  const changes = values.flatMap(({ name, value, was }): Change[] => {
    const known = found(isSettingName(name) ? name : null)
    const text = value.trim()
    return text === was ? [] : [{ name: known, value: text, was }]
  })
  refuseInput(
    Object.fromEntries(
      changes.map(({ name, value }) => [name, settingProblem(name, value)])
    )
  )
  const isGuarded = ({ name }: Change) => settingRule(name).isGuarded === true
  if (changes.some(isGuarded)) {
    if (!can(currentUser(), 'editPaymentAccounts'))
      throw new AppError('FORBIDDEN')
    await requirePassword(password ?? '')
  }
  await inTransaction(async (tx) => {
    for (const change of changes) {
      await write(tx, change)
      await logInfo(tx, {
        action: 'setting.updated',
        entity: 'Setting',
        entityId: change.name,
        before: { value: change.was },
        after: { value: change.value },
      })
      if (isGuarded(change)) await tellOfSetting(tx, change)
    }
  }).catch((error) => {
    if (isUniqueViolation(error)) throw new AppError('SETTING_CHANGED')
    throw error
  })
  return readAll()
}) satisfies MutationResolvers['saveDefaultSettings']
