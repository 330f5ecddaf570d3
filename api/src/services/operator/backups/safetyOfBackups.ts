import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { backupSafety } from 'src/shared/operator/backups/safety'

import { MADE } from './backupRuns'
import { backupSettings } from './backupSettings'
import { OPEN } from './openRuns'

const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]

/** Whether the school would lose anything tonight. */
export const safetyOfBackups = (async () => {
  const { nextAt, hasSecondStore, isEnabled, frequency, publicKey } =
    await backupSettings()
  const verified = await db.backupRun.findFirst({
    where: { verifiedAt: { not: null }, status: { in: [...MADE] } },
    orderBy: newestFirst,
    select: { id: true, createdAt: true },
  })
  const ended = await db.backupRun.findFirst({
    where: { status: { notIn: [...OPEN] } },
    orderBy: newestFirst,
    select: { status: true },
  })
  // A backup holds the moment at which it began.
  const verifiedAt = verified?.createdAt ?? null
  return {
    ...backupSafety(
      {
        isEnabled,
        frequency,
        verifiedAt,
        hasEnded: ended !== null,
        hasFailed: ended?.status === 'FAILED',
        hasSecondStore,
      },
      new Date()
    ),
    verifiedAt,
    verifiedRunId: verified?.id,
    nextAt,
    hasSecondStore,
    isEncrypted: publicKey !== null,
  }
}) satisfies QueryResolvers['safetyOfBackups']
