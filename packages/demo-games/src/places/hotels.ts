import type { Point } from './point.ts';

/** A hotel of the delegations; its name and address are not translated. */
export interface Hotel {
  id: string;
  name: string;
  address: string;
  point: Point;
}

const hotel = (id: string, name: string, address: string, latitude: number, longitude: number): Hotel => ({
  id,
  name,
  address,
  point: { latitude, longitude },
});

/** The thirteen hotels of the demo Games, all fictional, along the city's two avenues and the lake. */
export const hotels: readonly Hotel[] = [
  hotel('ipe-claro', 'Hotel Ipê Claro', 'Eixo Norte, Quadra 2, Bloco A', -15.7869, -47.8857),
  hotel('vereda-palace', 'Vereda Palace Hotel', 'Eixo Norte, Quadra 2, Bloco F', -15.7857, -47.8838),
  hotel('alto-buriti', 'Hotel Alto Buriti', 'Eixo Norte, Quadra 4, Bloco C', -15.7843, -47.8871),
  hotel('doze-colunas', 'Hotel Doze Colunas', 'Eixo Norte, Quadra 5, Bloco B', -15.7831, -47.8849),
  hotel('quaresmeira', 'Pousada Quaresmeira', 'Eixo Norte, Quadra 8, Bloco D', -15.7812, -47.8826),
  hotel('cerrado-azul', 'Cerrado Azul Hotel', 'Eixo Sul, Quadra 1, Bloco E', -15.7988, -47.8879),
  hotel('lobo-guara', 'Hotel Lobo-Guará', 'Eixo Sul, Quadra 3, Bloco A', -15.8007, -47.8895),
  hotel('pedra-lascada', 'Hotel Pedra Lascada', 'Eixo Sul, Quadra 4, Bloco G', -15.8021, -47.8868),
  hotel('sempre-viva', 'Hotel Sempre-Viva', 'Eixo Sul, Quadra 6, Bloco C', -15.8046, -47.8887),
  hotel('nascente', 'Nascente Apart-Hotel', 'Eixo Sul, Quadra 7, Bloco B', -15.8062, -47.8861),
  hotel('orla-poente', 'Hotel Orla Poente', 'Via do Lago, Trecho 1, Lote 9', -15.7953, -47.8402),
  hotel('garca-branca', 'Pousada Garça-Branca', 'Via do Lago, Trecho 2, Lote 4', -15.7997, -47.8379),
  hotel('marina-sete', 'Marina Sete Hotel', 'Via do Lago, Trecho 3, Lote 7', -15.8041, -47.8391),
];
