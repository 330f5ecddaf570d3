import type { MyLessonFields } from 'types/graphql'

/** The part of a lesson that teaches. Members and visitors get the same. */
export type Content = Pick<
  MyLessonFields,
  | 'id'
  | 'name'
  | 'shortDescription'
  | 'description'
  | 'type'
  | 'videoUrl'
  | 'videoFile'
  | 'videoSeconds'
  | 'audioFile'
  | 'isOnlyEnglish'
  | 'transcript'
  | 'captions'
  | 'embedUrl'
  | 'files'
>

/** Requests fresh links for a lesson's media; the links of its files are renewed with them. */
export type FreshLinks = () => Promise<
  Pick<Content, 'videoFile' | 'audioFile'> | null | undefined
>
