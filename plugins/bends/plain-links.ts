import {createElement} from 'react';
import * as router from 'react-router-dom/esm/react-router-dom.js';
import type {FunctionComponent} from 'react';

export * from 'react-router-dom/esm/react-router-dom.js';

type Props = Record<string, unknown>;

const Anchor = ({navigate: _, ...props}: Props) => createElement('a', props);

/** A press on the router's own link would have the application put together the next page from strings. */
const plain = (Link: FunctionComponent<Props>) => (props: Props) =>
  createElement(Link, {...props, component: Anchor});

export const Link = plain(router.Link);
export const NavLink = plain(router.NavLink);
