// @ts-check
import React from 'react';

/** A source's words, in its language. @param {{text: string}} props */
export default function Quote({text}) {
  return <q lang={/[а-яё]/iu.test(text) ? 'ru' : 'en'}>{text}</q>;
}
