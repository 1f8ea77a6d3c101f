declare module 'webpack-hot-middleware';
