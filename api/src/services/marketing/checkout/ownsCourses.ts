import { bool, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

const OWNS_COURSES = prepared(
  'ownsCourses',
  `
  SELECT EXISTS (SELECT FROM "ProductCourse" WHERE "productId" = $2::int) AND NOT EXISTS (
    SELECT FROM "ProductCourse" sold WHERE sold."productId" = $2::int AND NOT EXISTS (
      SELECT FROM "Subscription" s JOIN "ProductCourse" own ON own."productId" = s."productId"
      WHERE s."userId" = $1::int AND s."productId" <> $2::int AND own."courseId" = sold."courseId" AND app.gives_access(s))) AS "isOwned"`,
  { isOwned: bool }
)

/** Whether other products give the buyer all courses of this one today. A product without courses is never owned. */
export const ownsCourses = async (buyerId: number, productId: number) =>
  (await OWNS_COURSES.one(pool, [buyerId, productId])).isOwned
