// Yarn's constraints: a package that several workspaces use has one version in all of them.

module.exports = {
  async constraints({ Yarn }) {
    for (const dependency of Yarn.dependencies()) {
      for (const other of Yarn.dependencies({ ident: dependency.ident }))
        dependency.update(other.range)
    }
  },
}
