import type { FindMergePreviewQuery } from 'types/graphql'

/** The preview of a merge of two accounts. */
export type Preview = FindMergePreviewQuery['mergePreview']
