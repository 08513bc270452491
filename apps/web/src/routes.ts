import { index, rootRoute, route } from '@tanstack/virtual-file-routes';

/** The table of addresses; the files live with their screens. */
export const routes = rootRoute('root.tsx', [
  route('/{-$locale}', 'locale-layout.tsx', [
    index('screens/home/route.tsx'),
    route('/403', 'screens/forbidden/route.tsx'),
    route('/schedule', 'screens/schedule/route.tsx'),
    route('/schedule/grid', 'screens/grid/route.tsx'),
    route('/schedule/days', 'screens/days/route.tsx'),
    route('/schedule/day', 'screens/day/today-route.tsx'),
    route('/schedule/day/$day/{-$discipline}/{-$venue}', 'screens/day/route.tsx'),
    route('/discipline/$key', 'screens/discipline/route.tsx'),
    route('/discipline/$key/results/$unit', 'screens/results/unit-route.tsx'),
    route('/discipline/$key/results/$unit/$tab', 'screens/results/route.tsx'),
    route('/medals', 'screens/medals/all-route.tsx'),
    route('/medals/$discipline', 'screens/medals/route.tsx'),
  ]),
]);
