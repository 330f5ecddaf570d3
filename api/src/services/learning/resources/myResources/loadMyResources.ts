// The resources pages of members and visitors. One statement each reads a page of the list, its folders and tags, or
// one resource. A visitor (userId null) sees resources that are public and open.
import { UploadCategory, type Prisma } from '@prisma/client'

import { searchText } from 'src/lib/database/paging'
import {
  bool,
  composed,
  enumOf,
  int,
  json,
  listOf,
  nullable,
  type RowOf,
  text,
  timestamp,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import {
  reachedResources,
  viewerFor,
} from 'src/services/learning/resources/resourceFiles/openResources'

export const RESOURCES_A_PAGE = 20

const reachedBy = (userId: number | null) =>
  `${viewerFor(userId)}, ${reachedResources({ openOnly: userId === null })}`

// The columns of a resource in a list. Only a resource's own page reads its description.
const ROW = `r.id, r.title, r.translations - 'of' AS translations, r.category, r.url, r.tags, r."isPinned", r.version, r."publishedAt", r."waitsForStage",
  (SELECT max(d.version) FROM "ResourceDownload" d WHERE d."userId" = $1 AND d."resourceFileId" = r.id) AS downloaded,
  CASE WHEN o.id IS NOT NULL THEN json_build_object('id', o.id, 'name', o.name, 'translations', o.translations) END AS folder,
  f.id AS "fileId", f.name, f.size, f.mime`

const resource = {
  id: int,
  title: text,
  translations: json<Prisma.JsonValue>(),
  category: enumOf(UploadCategory),
  url: nullable(text),
  tags: listOf(text),
  isPinned: bool,
  version: int,
  publishedAt: timestamp,
  waitsForStage: nullable(int),
  /** The newest version that the user downloaded. */
  downloaded: nullable(int),
  folder:
    nullable(
      json<{ id: number; name: string; translations: Prisma.JsonValue }>()
    ),
  fileId: nullable(int),
  name: nullable(text),
  size: nullable(int),
  mime: nullable(text),
}

const JOINED = `reached r LEFT JOIN "ResourceFolder" o ON o.id = r."folderId" LEFT JOIN "StoredFile" f ON f.id = r."fileId"`

const PLACE = `"isPinned", "publishedAt", id`

export type Wanted = {
  folderId?: number | null
  tag?: string | null
  q?: string | null
  /** The id of the last resource of the previous page. */
  after?: number | null
} & ForWhom

type ForWhom = {
  /** Only what is meant for affiliates. */
  forAffiliates?: boolean | null
}

const IS_FOR_AFFILIATES = `EXISTS (SELECT FROM "ResourceFileAccessLevel" x JOIN "AccessLevel" al ON al.id = x."accessLevelId"
  WHERE x."resourceFileId" = r.id AND al.name = 'affiliate')`

const MY_RESOURCES = composed(
  ({
    userId,
    folderId,
    tag,
    q,
    after,
    forAffiliates,
  }: Wanted & { userId: number | null }) => ({
    name: `myResources-${userId === null ? 'visitor' : 'user'}`,
    text: `WITH ${reachedBy(userId)}
      SELECT ${ROW} FROM ${JOINED}
      WHERE ($2::int IS NULL OR r."folderId" = $2) AND ($3::text IS NULL OR $3 = ANY(r.tags))
        AND ($4 = '' OR app.searched(r.title, r.translations #>> '{fil,title}', array_to_string(r.tags, ' ')) LIKE '%' || app.search_beginning($4))
        AND (NOT $6::boolean OR ${IS_FOR_AFFILIATES})
        AND ($5::int IS NULL OR (r."isPinned", r."publishedAt", r.id) < (SELECT ${PLACE} FROM "ResourceFile" WHERE id = $5))
      ORDER BY r."isPinned" DESC, r."publishedAt" DESC, r.id DESC LIMIT ${RESOURCES_A_PAGE + 1}`,
    values: [
      userId,
      folderId ?? null,
      tag || null,
      searchText(q),
      after ?? null,
      forAffiliates ?? false,
    ],
  }),
  resource,
  [{ userId: null }, { userId: 1 }]
)

/** Loads one resource more than a page shows, to know whether there are more. */
export const loadMyResources = (userId: number | null, wanted: Wanted) =>
  MY_RESOURCES.all(pool, { userId, ...wanted })

type ShelvedFolder = {
  id: number
  name: string
  translations: Prisma.JsonValue
  count: number
}

const TAGS_AT_MOST = 40

const SHELF = composed(
  ({ userId, forAffiliates }: ForWhom & { userId: number | null }) => ({
    name: `resourceShelf-${userId === null ? 'visitor' : 'user'}`,
    text: `WITH ${reachedBy(userId)}, mine AS MATERIALIZED (SELECT r."folderId", r.tags FROM reached r WHERE NOT $2::boolean OR ${IS_FOR_AFFILIATES})
      SELECT (SELECT count(*)::int FROM mine) AS total,
        COALESCE((SELECT json_agg(o ORDER BY o.name, o.id) FROM (
          SELECT o.id, o.name, o.translations, count(*)::int AS count FROM mine JOIN "ResourceFolder" o ON o.id = mine."folderId" GROUP BY o.id) o), '[]') AS folders,
        ARRAY(SELECT tag FROM mine, unnest(mine.tags) tag GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${TAGS_AT_MOST}) AS tags`,
    values: [userId, forAffiliates ?? false],
  }),
  { total: int, folders: json<ShelvedFolder[]>(), tags: listOf(text) },
  [{ userId: null }, { userId: 1 }]
)

export type Shelf = RowOf<typeof SHELF>

/** The folders and tags of the resources that the user can find, for the filters. */
export const loadShelf = (userId: number | null, forWhom: ForWhom = {}) =>
  SHELF.one(pool, { userId, ...forWhom })

const MY_RESOURCE = composed(
  ({ userId, id }: { userId: number | null; id: number }) => ({
    name: `myResource-${userId === null ? 'visitor' : 'user'}`,
    text: `WITH ${reachedBy(userId)}
      SELECT ${ROW}, r.description, v.note, v.translations AS "noteTranslations", v."createdAt" AS "versionAt"
      FROM ${JOINED} JOIN "ResourceVersion" v ON v."resourceFileId" = r.id AND v.version = r.version WHERE r.id = $2`,
    values: [userId, id],
  }),
  {
    ...resource,
    description: text,
    note: text,
    noteTranslations: json<Prisma.JsonValue>(),
    versionAt: timestamp,
  },
  [
    { userId: null, id: 1 },
    { userId: 1, id: 1 },
  ]
)

export type OneResource = RowOf<typeof MY_RESOURCE>
export type MyResourceRow = Pick<
  OneResource,
  keyof typeof resource | 'description'
>

/** One resource that is meant for the user, with the changes of its version. */
export const loadMyResource = async (userId: number | null, id: number) =>
  (await MY_RESOURCE.first(pool, { userId, id })) ?? null
