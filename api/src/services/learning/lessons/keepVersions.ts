import type { Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'

/** What lessons are now, kept as a version each. */
export const keepVersions = async (tx: Tx, ids: number[]) => {
  const lessons = await tx.lesson.findMany({ where: { id: { in: ids } } })
  await tx.lessonVersion.createMany({
    data: lessons.map((lesson) => ({
      lessonId: lesson.id,
      version: lesson.baseVersion,
      editorId: currentUser().id,
      snapshot: lesson as unknown as Prisma.InputJsonValue,
    })),
  })
}
