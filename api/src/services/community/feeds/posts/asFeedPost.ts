import { feedReactionKinds } from 'src/shared/community/feeds'

import { asGroupPerson } from '../../groups/asGroup'

import type { PostRow } from './postSql'

const asPicture = (id: number) => ({ id, url: `/api/uploads/${id}` })

/**
 * A post or comment for a reader. Moderators read why it was hidden, and so does its author; the words of a deleted one
 * are for moderators only, who alone receive it.
 */
export const asFeedPost = ({ author, pictures, ...row }: PostRow) => ({
  ...row,
  author: asGroupPerson({ user: author }),
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
