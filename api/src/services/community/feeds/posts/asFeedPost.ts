import { prepared, text } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'
import { feedReactionKinds, namedIn } from 'src/shared/community/feeds'
import { uploadUrl } from 'src/shared/uploads'

import { asGroupPerson } from '../../groups/asGroup'

import type { PostRow } from './postSql'

const NAMED = prepared(
  'feedNamed',
  `SELECT u.slug, u."firstName", u."lastName" FROM "User" u WHERE u.slug = ANY($1::text[]) AND u."archivedAt" IS NULL`,
  { slug: text, firstName: text, lastName: text }
)

type Named = { slug: string; name: string }

/** The people named in the texts by their slugs: one statement for all rows, and none if they name nobody. */
export const readNamed = async (rows: Pick<PostRow, 'text'>[]) => {
  const slugs = [...new Set(rows.flatMap((row) => namedIn(row.text)))]
  const users = slugs.length > 0 ? await NAMED.all(pool, [slugs]) : []
  return new Map(
    users.map((user): [string, Named] => [
      user.slug,
      { slug: user.slug, name: fullName(user) },
    ])
  )
}

const asPicture = (id: number) => ({ id, url: uploadUrl(id) })

const asPost = (
  { author, pictures, ...row }: PostRow,
  named: Map<string, Named>
) => ({
  ...row,
  author: asGroupPerson({ user: author }),
  named: namedIn(row.text).flatMap((slug) => named.get(slug) ?? []),
  pictures: pictures.map(asPicture),
  reactions: feedReactionKinds.map((kind) => ({
    kind,
    count: row[`${kind.toLowerCase() as Lowercase<typeof kind>}Count`],
  })),
  isPinned: row.pinnedAt !== null,
  isEdited: row.editedAt !== null,
  isDeleted: row.deletedAt !== null,
  isHidden: row.hiddenAt !== null,
})

/**
 * Converts the posts and comments of a page for a reader, after reading the people named in them. Moderators read why one
 * was hidden, and so does its author; the words of a deleted one are for moderators only, who alone receive it.
 */
export const feedPostsOf = async (page: PostRow[]) => {
  const named = await readNamed(page)
  return (row: PostRow) => asPost(row, named)
}
