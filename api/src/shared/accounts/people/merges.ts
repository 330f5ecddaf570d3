/** The days in which a merge of two accounts can be undone. */
export const MERGE_UNDO_DAYS = 30
