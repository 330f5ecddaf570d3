// The requests of an import from its check until it is undone.
export const RUN =
  'query($id: Int!) { importRun(id: $id) { status failure counts { new error takenBack } } }'
export const APPLY = 'mutation($id: Int!) { applyImport(id: $id) { id } }'
export const UNDO =
  'mutation($id: Int!) { undoImport(id: $id, reason: "Benchmark") { id } }'
