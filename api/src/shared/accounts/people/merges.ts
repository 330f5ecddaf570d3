/** A merge of two accounts can be undone for so many days. */
export const MERGE_UNDO_DAYS = 30
