/**
 * Given names that often follow another one in Portuguese, Spanish and French: `Ana Clara`, `João Pedro`, `Juan Carlos`.
 * Those that are family names as well (`Rosa`, `Santiago`) are left out.
 */
const names = `
  alice aparecida augusto beatriz belén belen caroline carolina catarina clara claudia cecília cristina
  daniel daniela davi eduarda eduardo elena elisa elisabeth emanuel emanuele emília enrique ester fátima felipe fernanda
  fernando francisca francisco gabriel gabriela gabrielli guilherme gustavo helena heloísa henrique inês isabel isabela
  isabella isabelle izabel javier joaquim joaquín jorge josé júlia juliana júlio karoline laura laís letícia lívia lorena
  louise luisa luísa luiza lucas lúcia madalena manuel manuela marcelo marcos maria maría mariana marie matheus mateus
  melissa miguel natália nicolas nicolás otávio paola paula paulo pedro pilar rafael rafaela raquel renata ricardo
  roberta roberto rodrigo sebastián sofia sofía sophia sophie tereza teresa thiago tiago valentina vicente victor
  victória vinícius vitor vitória viviane yasmin
`;

const bare = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const known: ReadonlySet<string> = new Set(names.split(/\s+/u).filter(Boolean).map(bare));

/** Returns true for a word that is a second given name, not the beginning of the family name. */
export const isSecondName = (word: string): boolean => known.has(bare(word));
