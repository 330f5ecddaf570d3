// react-helmet-async adds a title to its list when the component first renders. React throws a first render away and
// removes and restores a part of the page whenever something in it suspends (a lazy part, texts): the title would then
// stay in the list after its page, or leave the list while its page is shown. This module adds a title when it is shown.
import type { Component, ReactElement } from 'react'

import { Head } from '@redwoodjs/web'

type Registered = Component & { rendered: boolean; init: () => void }

type AsksContext = ReactElement<{
  children: (context: unknown) => ReactElement
}>

// react-helmet-async does not export the component that registers a title, so this code takes it from what `Head`
// renders.
const within = new Head({}).render() as unknown as AsksContext
const { prototype } = within.props.children({}).type as unknown as {
  prototype: Registered
}
const leave = prototype.componentWillUnmount

prototype.componentWillUnmount = function (this: Registered) {
  leave?.call(this)
  this.rendered = false
}

prototype.render = () => null

prototype.componentDidMount = function (this: Registered) {
  this.init()
}
