/** What this site said before its own harness had run, and what it says about the run. */
export const sources = [
  {id: 'own-theory', title: 'Blocking Coefficient: The blocking coefficient'},
  {id: 'own-study', title: 'Blocking Coefficient: State or coroutines?'},
];
