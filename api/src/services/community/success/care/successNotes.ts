import type { MutationResolvers } from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { typedText } from 'src/lib/database/paging'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

const TEXT_CHARACTERS = 5000

/** @throws REQUIRED, TOO_LONG by field; NOT_FOUND for a person beyond the viewer's scope */
export const addSuccessNote = (async ({ userId, input }) => {
  const text = typedText(input.text)
  refuseInput({
    text: !text ? 'REQUIRED' : text.length > TEXT_CHARACTERS && 'TOO_LONG',
  })
  await requireReach('user', userId)
  return inTransaction(async (tx) => {
    found(await tx.user.findFirst({ where: { id: userId, archivedAt: null } }))
    const { id } = await tx.successNote.create({
      data: {
        userId,
        authorId: currentUser().id,
        text,
        visibility: input.visibility,
      },
    })
    await logInfo(tx, {
      action: 'successNote.created',
      entity: 'SuccessNote',
      entityId: id,
      after: { userId },
    })
    return id
  })
}) satisfies MutationResolvers['addSuccessNote']

/** Removes the viewer's own note. @throws NOT_FOUND */
export const deleteSuccessNote = (async ({ id }) => {
  const { id: authorId } = currentUser()
  const note = found(
    await db.successNote.findFirst({ where: { id, authorId } })
  )
  return inTransaction(async (tx) => {
    const { count } = await tx.successNote.deleteMany({ where: { id } })
    if (count > 0)
      await logInfo(tx, {
        action: 'successNote.deleted',
        entity: 'SuccessNote',
        entityId: id,
        before: { userId: note.userId },
      })
    return id
  })
}) satisfies MutationResolvers['deleteSuccessNote']
