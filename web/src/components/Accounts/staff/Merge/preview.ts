import type { FindMergePreviewQuery } from 'types/graphql'

/** What a merge of two accounts would do. */
export type Preview = FindMergePreviewQuery['mergePreview']
