// A title lives in a list that react-helmet-async fills when its component first renders. React takes a part away and
// brings it back whenever something in it waits (a lazy part, words): the title then leaves the list, and nothing puts it
// back – the page would be called as the app. Here it comes back with its part.
import type { Component, ReactElement } from 'react'

import { Head } from '@redwoodjs/web'

type Registered = Component & { rendered: boolean; init: () => void }

type AsksContext = ReactElement<{
  children: (context: unknown) => ReactElement
}>

// Its registering component has no name outside: it is what `Head` renders within its context.
const within = new Head({}).render() as unknown as AsksContext
const { prototype } = within.props.children({}).type as unknown as {
  prototype: Registered
}
const leave = prototype.componentWillUnmount

prototype.componentWillUnmount = function (this: Registered) {
  leave?.call(this)
  this.rendered = false
}

prototype.componentDidMount = function (this: Registered) {
  this.init()
}
