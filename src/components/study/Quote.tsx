import React from 'react';

/** A source's words, in its language. */
export default function Quote({text}: {text: string}) {
  return <q lang={/[а-яё]/iu.test(text) ? 'ru' : 'en'}>{text}</q>;
}
