import { db } from 'src/lib/db'
import { buildCaller } from 'src/testing/graphql'

/** The error that Prisma throws for a lock that another transaction holds for too long. */
const lockError = async (id: number) => {
  const held = db.user.update({ where: { id }, data: { firstName: 'Held' } })
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${id} FOR UPDATE`
    return db
      .$transaction([db.$executeRaw`SET LOCAL lock_timeout = '20ms'`, held])
      .catch((error: unknown) => error)
  })
}

scenario(
  'A lock that takes too long is busy outside a transaction',
  async () => {
    const admin = await buildCaller('admin')
    const error = await lockError(admin.user.id)
    // A document runs through Yoga the first time, and past it afterwards.
    for (const _time of ['first', 'second']) {
      jest.spyOn(db.accessLevel, 'findMany').mockRejectedValueOnce(error)
      const { code, message } = await admin.ask('{ accessLevels { id } }')
      expect(code).toBe('BUSY')
      expect(message).toMatch('busy right now')
    }
  }
)
