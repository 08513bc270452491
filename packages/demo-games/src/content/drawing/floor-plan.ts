/** A floor plan: stands around the field of play, numbered gates, first aid, toilets, step-free entrance. */
export function floorPlan({ gates, stepFreeGate }: { gates: number; stepFreeGate: number }): string {
  const sides = [
    [400, 560],
    [700, 310],
    [400, 60],
    [100, 310],
  ] as const;
  const gate = (number: number): string => {
    const [x, y] = sides[(number - 1) % sides.length]!;
    const fill = number === stepFreeGate ? '#0b5e73' : '#44525f';
    return `<circle cx="${x}" cy="${y}" r="26" fill="${fill}"/><text x="${x}" y="${y + 9}" text-anchor="middle" font-size="26" font-weight="700" fill="#fff">${number}</text>`;
  };
  const [x, y] = sides[(stepFreeGate - 1) % sides.length]!;
  const cross = '<path d="M-6-16h12v10h10v12H6v10H-6V6h-10V-6h10z" fill="#17693b"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 620" font-family="sans-serif"><path d="M0 0h800v620H0z" fill="#f5f7f8"/><rect x="126" y="86" width="548" height="448" rx="60" fill="#d3dae0"/><rect x="186" y="146" width="428" height="328" rx="36" fill="#ebeff2" stroke="#9aa8b4" stroke-width="2"/><rect x="250" y="200" width="300" height="220" rx="8" fill="#ddeff3" stroke="#0b5e73" stroke-width="3"/><path d="M400 200v220M250 310h300" stroke="#0b5e73" stroke-width="2"/><path d="M${x} ${y}L400 310" stroke="#0b5e73" stroke-width="6" stroke-dasharray="4 12" stroke-linecap="round"/><g transform="translate(220 180)"><circle r="22" fill="#fff" stroke="#17693b" stroke-width="2"/>${cross}</g><g transform="translate(580 440)"><circle r="22" fill="#fff" stroke="#44525f" stroke-width="2"/><path d="M-8-10h4v20h-4zM4-10h4v20H4z" fill="#44525f"/></g>${Array.from(
    { length: gates },
    (_, index) => gate(index + 1),
  ).join('')}</svg>`;
}
