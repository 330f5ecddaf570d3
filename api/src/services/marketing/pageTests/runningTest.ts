import { db, type Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'

/**
 * Refuses to change what visitors see of a page while two variants of it run against each other: the counts would no
 * longer belong to one page. The page's row is locked.
 * @throws PAGE_IS_TESTED
 */
export const refuseTested = async (tx: Tx, pageId: number) => {
  const running = await tx.pageTest.findFirst({
    where: { pageId, endedAt: null },
    select: { id: true },
  })
  if (running) throw new AppError('PAGE_IS_TESTED')
}

/** Whether a test of the funnel's page runs. */
export const isTested = async (funnelId: string) =>
  (await db.pageTest.findFirst({
    where: { page: { funnelId }, endedAt: null },
    select: { id: true },
  })) !== null
